import http from 'node:http';
import https from 'node:https';
import type { AddressGuard } from './public-address';
import { isAddress, RefusedAddress } from './public-address';

/** Longest that connecting, sending and the beginning of the answer take together. */
export const ANSWER_MILLISECONDS = 10_000;
/** Of an answer no more is read than it needs to repeat a challenge. */
const ANSWER_BYTES = 4 * 1024;

/** What came of sending a message. `reason` is a sentence for the holder of the webhook. */
export type Sent = { kind: 'answered'; status: number; body: string } | { kind: 'failed'; reason: string };

/** Sends to one endpoint; its connection is kept between messages. */
export interface Post {
  (headers: Record<string, string>, body: string): Promise<Sent>;
}

const reasonOf = (error: Error & { code?: string }): string => {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `The endpoint did not answer within ${ANSWER_MILLISECONDS / 1000} seconds.`;
  return `The connection failed (${error.code ?? error.message}).`;
};

/** Why an endpoint that is named by its address is refused: a connection to it asks for no name, and so passes by `lookup`. */
const refusalOf = async (guard: AddressGuard, { hostname }: URL): Promise<Error | undefined> =>
  isAddress(hostname)
    ? guard.addressesOf(hostname).then(
        () => undefined,
        (error: Error) => error,
      )
    : undefined;

function exchange(request: http.ClientRequest, body: string): Promise<Sent> {
  return new Promise((resolve) => {
    let status: number | undefined;
    let read = Buffer.alloc(0);
    // The status is the answer: a body that is too long, or breaks off, changes nothing of it.
    const end = (error?: Error) =>
      resolve(
        status === undefined
          ? { kind: 'failed', reason: reasonOf(error ?? new Error('closed')) }
          : { kind: 'answered', status, body: read.toString('utf8') },
      );
    request.on('error', end);
    request.on('response', (response) => {
      status = response.statusCode;
      response.on('data', (chunk: Buffer) => {
        read = Buffer.concat([read, chunk]);
        if (read.length > ANSWER_BYTES) request.destroy();
      });
      response.on('error', end).on('close', () => end());
    });
    request.end(body);
  });
}

/**
 * Does work that sends to an endpoint. Redirects are not followed: where they lead was not confirmed.
 * @param milliseconds longest that an answer may take
 */
export async function withEndpoint<T>(
  address: string,
  guard: AddressGuard,
  work: (post: Post) => Promise<T>,
  milliseconds = ANSWER_MILLISECONDS,
): Promise<T> {
  const url = new URL(address);
  const { Agent, request } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, lookup: guard.lookup });
  try {
    return await work(async (headers, body) => {
      const refused = await refusalOf(guard, url);
      if (refused !== undefined) return { kind: 'failed', reason: reasonOf(refused) };
      const sending = request(url, {
        method: 'POST',
        agent,
        signal: AbortSignal.timeout(milliseconds),
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'registry-webhooks/1',
          ...headers,
        },
      });
      return exchange(sending, body);
    });
  } finally {
    agent.destroy();
  }
}
