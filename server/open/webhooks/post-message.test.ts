import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withEndpoint, type Sent } from './post-message';
import { guardAddresses, type Resolve } from './public-address';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this machine that counts its connections. */
async function endpoint(answer: RequestListener) {
  const connections = { count: 0 };
  const server = createServer(answer).on('connection', () => (connections.count += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, connections };
}

const toLoopback = guardAddresses(true);
const post = (url: string, guard = toLoopback, milliseconds?: number): Promise<Sent> =>
  withEndpoint(url, guard, (send) => send({ 'webhook-id': 'msg_1' }, '{}'), milliseconds);

test('what is sent is the message with its headers, and what is answered is told', async () => {
  let got = '';
  const { port } = await endpoint((request, response) => {
    got = `${request.method} ${request.url} ${String(request.headers['webhook-id'])}`;
    response.writeHead(202).end('thanks');
  });
  const sent = await post(`http://127.0.0.1:${port}/in?of=me`);
  expect(sent).toEqual({ kind: 'answered', status: 202, body: 'thanks' });
  expect(got).toBe('POST /in?of=me msg_1');
});

test('a name that led to a public address when it was looked at, and leads to this machine now, is not connected to', async () => {
  const { port, connections } = await endpoint((_, response) => response.end());
  const answers = [['8.8.8.8'], ['127.0.0.1'], ['127.0.0.1']];
  const rebinding: Resolve = () => Promise.resolve(answers.shift() ?? []);
  const guard = guardAddresses(false, rebinding);
  await expect(guard.addressesOf('rebind.example')).resolves.toHaveLength(1);
  expect(await post(`http://rebind.example:${port}/`, guard)).toEqual({
    kind: 'failed',
    reason:
      'rebind.example leads to an address that is not public. Messages are sent to public addresses only.',
  });
  expect(connections.count).toBe(0);
});

test('a name is asked for once a connection: what was checked is what is connected to', async () => {
  const { port } = await endpoint((_, response) => response.end());
  let asked = 0;
  const once: Resolve = () => Promise.resolve((asked += 1) === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
  const sent = await withEndpoint(
    `http://once.example:${port}/`,
    guardAddresses(true, once),
    async (send) => [await send({}, '{}'), await send({}, '{}')],
  );
  expect(sent.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
  expect(asked).toBe(1);
});

test.each([
  'http://127.0.0.1',
  'http://[::1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
])('%s is not connected to', async (address) => {
  const { port, connections } = await endpoint((_, response) => response.end());
  const sent = await post(`${address}:${port}/`, guardAddresses(false));
  expect(sent).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining('not a public address') as string,
  });
  expect(connections.count).toBe(0);
});

test('a redirect is told and not followed', async () => {
  const other = await endpoint((_, response) => response.end());
  const { port } = await endpoint((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${other.port}/` }).end(),
  );
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'answered', status: 307 });
  expect(other.connections.count).toBe(0);
});

test('of an endless answer a little is read', async () => {
  const { port } = await endpoint((_, response) => {
    response.writeHead(200);
    const more = () => response.write('x'.repeat(1_000)) && setTimeout(more, 1);
    more();
  });
  const sent = await post(`http://127.0.0.1:${port}/`);
  expect(sent).toMatchObject({ kind: 'answered', status: 200 });
  expect(sent.kind === 'answered' && sent.body.length).toBeLessThan(70_000);
});

test('an endpoint that does not answer is left after a while', async () => {
  const { port } = await endpoint(() => undefined);
  const begun = performance.now();
  expect(await post(`http://127.0.0.1:${port}/`, toLoopback, 200)).toEqual({
    kind: 'failed',
    reason: 'The endpoint did not answer within 10 seconds.',
  });
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('an endpoint that begins to answer and stays silent has answered', async () => {
  const { port } = await endpoint((_, response) => response.writeHead(200).write('{'));
  expect(await post(`http://127.0.0.1:${port}/`, toLoopback, 300)).toMatchObject({ status: 200 });
});

test('that nothing listens is told with its code', async () => {
  const { port } = await endpoint(() => undefined);
  closing.pop()?.();
  const sent = await post(`http://127.0.0.1:${port}/`);
  expect(sent).toEqual({ kind: 'failed', reason: 'The connection failed (ECONNREFUSED).' });
});
