import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { HttpFailure } from '../../failures/failure';

/** What is said of requests that are not HTTP, by the parser's code; any other code is a request that is not well formed. */
const FAILURES: Readonly<Record<string, HttpFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpFailure(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new HttpFailure(431, "The request's headers are too large."),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpFailure(413, 'The request is too large.'),
};
const NOT_WELL_FORMED = new HttpFailure(400, 'The request is not well formed.');

/** Of answers that no hook adds headers to. */
export const BARE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Nobody is there any more to be answered. */
const isGone = ({ code }: { code?: string }, socket: Socket): boolean =>
  code === 'ECONNRESET' || socket.destroyed || !socket.writable;

/** Answers in the contract's form what never became a request: no route, hook or error handler sees it. */
export function answerParserFailure(error: Error & { code?: string }, socket: Socket): void {
  if (isGone(error, socket)) {
    socket.destroy();
    return;
  }
  const failure = FAILURES[error.code ?? ''] ?? NOT_WELL_FORMED;
  const body = JSON.stringify(failure.toBody());
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
