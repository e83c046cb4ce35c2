import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** A message as an endpoint got it. */
export interface Received {
  id: string;
  type: string;
  data: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What an endpoint answers to a message; nothing at all where it is undefined. */
export interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}
export type Answering = (message: Received) => Answer | undefined | Promise<Answer | undefined>;

/** An endpoint of a test on this machine. */
export interface WebhookReceiver {
  url: string;
  /** Every message that came, whatever was answered. */
  received: Received[];
  /** What is answered from now on; at first, challenges are repeated and everything is accepted. */
  answer: Answering;
  /** Waits until messages of these came, or fails. */
  until(isEnough: (received: Received[]) => boolean): Promise<void>;
  /** Lets the process end while it listens. */
  unref(): void;
  close(): Promise<void>;
}

const PATIENCE_MILLISECONDS = 20_000;

/** Accepts every message, and repeats the challenge of the first one. */
export const acceptAll: Answering = ({ data: { challenge } }) => ({
  status: 200,
  ...(challenge !== undefined && { body: JSON.stringify({ challenge }) }),
});

/** Whether a message was signed with a secret, by the library that receivers use. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      const { headers } = request;
      const message = { id: String(headers['webhook-id']), type, data, headers, body };
      received.push(message);
      void Promise.resolve(receiver.answer(message)).then((answer) => {
        if (answer !== undefined) response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/changes`,
    received,
    answer: acceptAll,
    async until(isEnough) {
      const ends = Date.now() + PATIENCE_MILLISECONDS;
      while (!isEnough(received)) {
        if (Date.now() > ends)
          throw new Error(`The endpoint got only ${received.map(({ id }) => id).join(', ')}.`);
        await pause(20);
      }
    },
    unref: () => void server.unref(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
