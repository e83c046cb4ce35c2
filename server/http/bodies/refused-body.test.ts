import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { listeningServer } from '../../testing/listening-server';

const server = listeningServer();

const head = (line: string, more: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const PIECE = 'x'.repeat(100_000);

/** Reads until an answer with this status has come. */
async function answered(socket: Socket, status: number): Promise<void> {
  let answer = '';
  while (!answer.includes(`HTTP/1.1 ${status}`)) answer += String((await once(socket, 'data'))[0]);
}

test.each([
  ['announced', 'Content-Length: 3000000\r\n', (piece: string) => piece, ''],
  [
    'sent in chunks',
    'Transfer-Encoding: chunked\r\n',
    (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
    '0\r\n\r\n',
  ],
])(
  'a body that is too large, %s, is answered while it still arrives, and its connection goes on',
  async (_name, length, framed, end) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.write(head('POST /business-api/file', `Content-Type: application/json\r\n${length}`));
    for (let sent = 0; sent < 15; sent += 1) socket.write(framed(PIECE));
    await answered(socket, 413);
    for (let sent = 15; sent < 30; sent += 1) socket.write(framed(PIECE));
    socket.write(end);
    socket.write(head('GET /business-api/heartBeat', ''));
    await answered(socket, 200);
    socket.destroy();
  },
);
