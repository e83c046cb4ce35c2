import { connect } from 'node:net';
import { listeningServer } from '../../testing/listening-server';

const server = listeningServer();

/** Everything that the server answers to these bytes until it closes the connection. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

const headers = 'Host: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['a line that is not a request', 'HELLO\r\n\r\n', 400],
  ['a blank in the address', 'GET /business api HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['an unknown version of HTTP', 'GET / HTTP/7.3\r\nHost: localhost\r\n\r\n', 400],
  ['a header without a name', `GET / HTTP/1.1\r\nHost: localhost\r\n: none\r\n\r\n`, 400],
  [
    'two lengths',
    `POST /business-api/file HTTP/1.1\r\n${headers}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
  ],
  [
    'a length that is not a number',
    `POST /business-api/file HTTP/1.1\r\n${headers}Content-Length: x\r\n\r\n{}`,
    400,
  ],
  [
    'a chunk without a size',
    `POST /business-api/file HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  ['too large a header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET /business-api/heartBeat HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('%s is answered in the form of the contract', async (_name, bytes, status) => {
  const answer = await send(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(body)).toEqual({
    apiData: { code: status, message: expect.stringMatching(/^The request.*\.$/) as string },
  });
});
