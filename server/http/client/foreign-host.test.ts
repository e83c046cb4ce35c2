import { request } from 'node:http';
import { listeningServer } from '../../testing/listening-server';

const server = listeningServer();

/** Where a request leads; its target is sent as it is, also one that names a host of its own. */
const locationOf = (path: string, host = 'localhost'): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['an address that ends with a slash', '/business/help/', '/business/help'],
  ['the start page', '/', '/business'],
  ['the choice of a language', '/business/help?language=es', '/business/help'],
  ['a name of this machine', '/business/help', undefined],
])('%s leads nowhere else, whatever host the request names', async (_name, path, location) => {
  for (const target of [path, `http://elsewhere.example${path}`])
    expect(await locationOf(target, 'elsewhere.example')).toBe(location);
});

test('another name of this machine in the target leads to the page itself', async () => {
  expect(await locationOf('http://elsewhere.example/business/help?a=1', '127.0.0.1:8080')).toBe(
    'http://localhost:8080/business/help?a=1',
  );
});
