import { requestSignal } from '../callers/request-signal';
import { HttpFailure } from '../failures/failure';
import { changeLines } from './change-lines';
import { streamEvents } from './event-stream';
import { lastPosition } from './log-watch';
import type { OpenHandlers, OpenInput, OpenRegistry } from './operation';

const LINES_UNLESS_GIVEN = 500;
const SECOND = 1_000;

/** Where a reader goes on: an event stream that broke off tells in its header. */
const positionOf = ({ query, header }: OpenInput<'openChanges'>, isStream: boolean): number =>
  Number((isStream && header['last-event-id']) || query.after || 0);

/** @throws HttpFailure 416 for a position that the log does not have yet */
export async function refuseBeyond(open: OpenRegistry, position: number): Promise<void> {
  if (position === 0) return;
  const last = await lastPosition(open.db);
  if (position > last)
    throw new HttpFailure(416, `The log ends at position ${last}.`, { extras: { lastPosition: last } });
}

async function linesOrWait(open: OpenRegistry, input: OpenInput<'openChanges'>, position: number) {
  const { query, caller, reply } = input;
  const limit = Number(query.limit ?? LINES_UNLESS_GIVEN);
  const lines = await changeLines(open.db, position, limit);
  const seconds = Number(query.wait ?? 0);
  if (lines.length > 0 || seconds === 0) return lines;
  const leave = open.seats.take(caller);
  try {
    const end = await open.watch.waitPast(position, {
      milliseconds: seconds * SECOND,
      until: requestSignal(),
    });
    // The server stops: a connection that stays open would keep it.
    if (end === 'closed') void reply.header('connection', 'close');
    return end === 'changed' ? await changeLines(open.db, position, limit) : [];
  } finally {
    leave();
  }
}

/** The log of changes: page by page, waited for, or as events (T4-changes). */
export const changeOperations: OpenHandlers<'openChanges'> = {
  async openChanges(open, input) {
    const { request, query } = input;
    const isStream = /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
    const position = positionOf(input, isStream);
    await refuseBeyond(open, position);
    if (isStream) {
      await streamEvents(open, input, position);
      return { isWritten: true };
    }
    const lines = await linesOrWait(open, input, position);
    const next = lines.at(-1)?.position ?? position;
    const limit = query.limit === undefined ? '' : `&limit=${query.limit}`;
    return {
      lines,
      headers: {
        link: `</open-api/v1/changes?after=${next}${limit}>; rel="next"`,
        'cache-control': 'no-store',
      },
    };
  },
};
