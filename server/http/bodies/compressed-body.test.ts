import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { listeningServer } from '../../testing/listening-server';

const server = listeningServer();
const body = JSON.stringify({ link: 'x'.repeat(2_000) });

const send = (contents: Uint8Array | string, encoding: string) =>
  fetch(`http://127.0.0.1:${server.port}/business-api/filing/return/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: contents as Uint8Array<ArrayBuffer>,
    signal: AbortSignal.timeout(5_000),
  });

test.each([
  ['gzip', gzipSync(body)],
  ['x-gzip', gzipSync(body)],
  ['deflate', deflateSync(body)],
  ['br', brotliCompressSync(body)],
  ['zstd', body],
  ['gzip, br', brotliCompressSync(gzipSync(body))],
  ['gzip', 'this is not compressed'],
])(
  'a body that is compressed (%s) is refused at once, and the answer says what is read',
  async (encoding, contents) => {
    const answer = await send(contents, encoding);
    expect(answer.status).toBe(415);
    expect(answer.headers.get('accept-encoding')).toBe('identity');
    expect(await answer.json()).toEqual({
      apiData: { code: 415, message: 'The request must not be compressed (Content-Encoding).' },
    });
  },
);

test.each(['identity', 'Identity', ''])('a body that is not (%s) is read', async (encoding) => {
  expect((await send(body, encoding)).status).not.toBe(415);
});
