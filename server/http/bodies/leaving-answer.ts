import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../callers/caller';
import type { Patience } from '../limits';
import {
  BODY_LIMIT,
  COUNTED_ANSWER,
  LARGEST_ANSWER,
  LEFT_IN_FILES,
  LEFT_IN_MEMORY,
  READING_MILLISECONDS,
} from '../limits';
import { spoolBody } from './arriving-body';
import type { HeldBytes } from './body-budget';
import { bodyBudget } from './body-budget';

/** Makes answers into what is sent, and counts them until their callers have read them. */
export interface Leaving {
  /** Counts a large answer before it is made: one that could not leave is not worth the work. */
  expectLarge(request: FastifyRequest): void;
  payloadOf(request: FastifyRequest, answer: unknown): Promise<string | Readable>;
}

/** Written in pieces of so many letters, so that the whole is not copied once more. */
const PIECE = 1024 * 1024;

/** The text in pieces. Each half of a character of two would be written as one that nobody knows, so none is cut there. */
export function* piecesOf(text: string, most = PIECE): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = from + most;
    const isCutInTwo = (text.codePointAt(end - 1) ?? 0) > 0xffff;
    const to = isCutInTwo ? end + 1 : end;
    yield text.slice(from, to);
    from = to;
  }
}

/** The text in a file of its own, which is read as fast as the caller reads. */
async function spooled(text: string, { isOver }: FastifyRequest): Promise<Readable> {
  const file = await spoolBody();
  try {
    for (const piece of piecesOf(text)) await file.write(Buffer.from(piece));
  } catch (error) {
    await file.remove();
    throw error;
  }
  const stream = file.stream();
  // Its caller may be gone before it is sent.
  void isOver.then(() => stream.destroy());
  return stream;
}

/**
 * What is sent stays in memory until the caller has read it, and a caller need not read: so the bytes of answers have a bound as those of
 * requests have, large ones leave from files, and who takes too long is disconnected.
 * @throws HttpFailure 503 where the caller, or all callers together, have too much left to read
 */
export function leavingAnswers(patience: Patience = READING_MILLISECONDS): Leaving {
  const inMemory = bodyBudget(LEFT_IN_MEMORY);
  const inFiles = bodyBudget(LEFT_IN_FILES);
  const expected = new WeakMap<FastifyRequest, HeldBytes>();
  return {
    expectLarge(request) {
      const held = inFiles(callerOf(request));
      held.hold(LARGEST_ANSWER);
      expected.set(request, held);
      void request.isOver.then(() => held.giveBack());
    },
    async payloadOf(request, answer) {
      const text = JSON.stringify(answer);
      expected.get(request)?.giveBack();
      if (text.length <= COUNTED_ANSWER) return text;
      const isLarge = text.length > BODY_LIMIT;
      const held = (isLarge ? inFiles : inMemory)(callerOf(request));
      held.hold(text.length);
      const timer = setTimeout(
        () => request.raw.socket.destroy(),
        isLarge ? patience.ofLarge : patience.ofSmall,
      );
      void request.isOver.then(() => {
        clearTimeout(timer);
        held.giveBack();
      });
      return isLarge ? spooled(text, request) : text;
    },
  };
}
