import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import type { ScanVerdict, VirusScanner } from '../ports/virus-port';

/** A filer waits for the answer, and requests are answered within nine seconds. */
const TIMEOUT_MILLISECONDS = 7_000;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_ANSWER_BYTES = 4096;

const END_OF_STREAM = Buffer.alloc(4);

/** The contents as clamd takes them: pieces, each after its length (four bytes, the highest first), and a length of zero at the end. */
function* piecesOf(contents: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < contents.length; start += CHUNK_BYTES) {
    const piece = contents.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield END_OF_STREAM;
}

/** @throws Error for an answer that is not a verdict, such as for a file that is too large for clamd */
function verdictOf(answer: string): ScanVerdict {
  const [, finding, state] = /^stream: (?:(.+) )?(OK|FOUND)$/.exec(answer) ?? [];
  if (state === 'OK' && finding === undefined) return { verdict: 'clean' };
  if (state === 'FOUND' && finding !== undefined) return { verdict: 'infected', finding };
  throw new Error('clamd gave no verdict');
}

/** Sends the contents, and reads up to the zero byte that ends the answer. Whatever ends before is an error. */
const ask = (socket: Socket, contents: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd ended the connection')));
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end >= 0) resolve(answer.slice(0, end));
      else if (answer.length > LONGEST_ANSWER_BYTES) reject(new Error('clamd answered too much'));
    });
    socket.write('zINSTREAM\0');
    for (const piece of piecesOf(contents)) socket.write(piece);
  });

/** Where clamd listens: `unix:///run/clamav/clamd.ctl`, or `tcp://host:3310`. */
function endpointOf(url: string): { path: string } | { host: string; port: number } {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
}

/** Has files scanned by clamd. What it did not scan to the end has no verdict: silence, a cut connection and an error are no pass. */
export function clamdScanner(url: string): VirusScanner {
  const endpoint = endpointOf(url);
  return {
    async scan(contents) {
      const socket = connect(endpoint);
      const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), TIMEOUT_MILLISECONDS);
      try {
        return verdictOf(await ask(socket, contents));
      } catch (cause) {
        throw new ProviderUnavailable('virus', { cause });
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}
