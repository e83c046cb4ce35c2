import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

/** How the fake answers the next message. */
export type FakeAnswer = 'takes' | 'takesWithoutAnswer' | 'isDown' | 'silent' | 'optedOut' | 'wrongNumber';

interface FakeMessage {
  sid: string;
  to: string;
  body: string;
  date_created: string;
}

const ERRORS: Partial<Record<FakeAnswer, { status: number; code: number }>> = {
  isDown: { status: 503, code: 20503 },
  optedOut: { status: 400, code: 21610 },
  wrongNumber: { status: 400, code: 21211 },
};

/** A provider of text messages on this machine, which takes messages as the large ones do and never forgets one. */
export async function fakeTextProvider() {
  const messages: FakeMessage[] = [];
  const asked: { method: string; authorization?: string; form: Record<string, string> }[] = [];
  const answers: FakeAnswer[] = [];
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void textOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ method, form, ...(headers.authorization && { authorization: headers.authorization }) });
      if (method === 'GET') {
        const to = new URL(url, 'http://fake').searchParams.get('To');
        return json(200, { messages: messages.filter((message) => message.to === to) });
      }
      const answer = answers.shift() ?? 'takes';
      const error = ERRORS[answer];
      if (error) return json(error.status, { ...error, message: 'No.' });
      if (answer === 'silent') return undefined;
      const sid = `SM${randomUUID().replaceAll('-', '')}`;
      messages.push({
        sid,
        to: form.To ?? '',
        body: form.Body ?? '',
        date_created: new Date().toUTCString(),
      });
      return answer === 'takes' ? json(201, { sid, status: 'queued' }) : request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    asked,
    /** The answers to the next messages, in their order; any other is taken. */
    answersNext: (...next: FakeAnswer[]) => void answers.push(...next),
    forget: () => {
      messages.length = asked.length = answers.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
