import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { getResponse } from 'msw';
import { handlers } from '../../mocks/handlers';
import { operationOf, type OperationName } from '../../mocks/operations';

/** The build of the portal, as it is delivered. */
const BUILD = join(__dirname, '../../dist/client');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The address of an empty document, where storage can be written before any script of the portal runs. */
export const BLANK_PATH = '/blank';

/** The built portal with the mock registry behind it, as one server. */
export interface MockedPortal {
  /** As `http://127.0.0.1:40123`. */
  origin: string;
  /** The operations that were called since the last `forget`, in their order. */
  called: OperationName[];
  close(): Promise<void>;
}

/** A file of the build; the application's page for every address that is none. */
function sendFile(pathname: string, response: ServerResponse): void {
  const wanted = join(BUILD, normalize(pathname));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(BUILD, 'index.html');
  const extension = extname(file);
  response.setHeader('content-type', MEDIA_TYPES[extension] ?? 'application/octet-stream');
  // Between two cells of the matrix nothing has to be fetched again.
  response.setHeader('cache-control', extension === '.html' ? 'no-cache' : 'max-age=3600');
  response.end(readFileSync(file));
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

/** The mock registry's answer; an answer that is a network error ends the connection, as a lost one does. */
async function sendAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const asked = new Request(`http://localhost${request.url}`, {
    method,
    headers: request.headers as Record<string, string>,
    ...(method === 'POST' && { body: await bodyOf(request) }),
  });
  const answer = await getResponse(handlers, asked);
  if (!answer || answer.type === 'error') return void request.socket.destroy();
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Starts the built portal on the mock registry, on a free port. */
export async function startMockedPortal(): Promise<MockedPortal> {
  const called: OperationName[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === BLANK_PATH) return void response.end();
    const operation = operationOf(request.method ?? '', pathname);
    if (!operation) return sendFile(pathname, response);
    called.push(operation);
    sendAnswer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    called,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
