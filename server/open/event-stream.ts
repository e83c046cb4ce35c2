import type { ServerResponse } from 'node:http';
import { requestSignal } from '../callers/request-signal';
import { describeError } from '../failures/describe-error';
import { changeLines, type ChangeLine } from './change-lines';
import type { OpenInput, OpenRegistry } from './operation';
import { writeInTime } from './write-in-time';

/** Events that are read from the log at once. */
const PAGE = 100;

/** How long a reader who was disconnected waits before coming back. */
const RETRY_MILLISECONDS = 2_000;

const eventOf = (line: ChangeLine): string =>
  `id: ${line.position}\nevent: change\ndata: ${JSON.stringify(line)}\n\n`;

async function writeEvents(open: OpenRegistry, raw: ServerResponse, from: number) {
  const until = requestSignal();
  const { heartbeat, patience } = open.pace;
  let position = from;
  for (;;) {
    const lines = await changeLines(open.db, position, PAGE);
    if (lines.length > 0) {
      position = lines.at(-1)?.position ?? position;
      if (!(await writeInTime(raw, lines.map(eventOf).join(''), patience))) return;
      continue;
    }
    const end = await open.watch.waitPast(position, { milliseconds: heartbeat, until });
    if (end === 'closed') return;
    if (end === 'timeUp' && !(await writeInTime(raw, ': nothing new\n\n', patience))) return;
  }
}

/**
 * Sends the changes after a position as server-sent events, until the reader is gone or the server stops. The answer is left to this
 * function: it returns once the stream has begun.
 */
export async function streamEvents(
  open: OpenRegistry,
  { request, reply, caller }: OpenInput<'openChanges'>,
  position: number,
): Promise<void> {
  const leave = open.seats.take(caller);
  const { raw } = reply;
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  raw.writeHead(200, {
    ...(Object.fromEntries(headers) as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    // Proxies that collect an answer before they hand it on would hold events back.
    'x-accel-buffering': 'no',
  });
  await writeInTime(raw, `retry: ${RETRY_MILLISECONDS}\n\n`, open.pace.patience);
  if (request.method === 'HEAD') {
    leave();
    raw.end();
    return;
  }
  void writeEvents(open, raw, position)
    .catch((error: unknown) => request.log.error({ error: describeError(error) }, 'an event stream failed'))
    .finally(() => {
      leave();
      raw.end();
    });
}
