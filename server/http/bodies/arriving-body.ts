import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HttpFailure } from '../../failures/failure';

/** What is done with each piece of a body; the next one is not read before it is done. */
type Take = (chunk: Buffer) => void | Promise<void>;

/**
 * Reads a body piece by piece. After a failure the rest of it is read and thrown away, so that the sender gets to see the answer.
 * @throws HttpFailure 408 for a body that takes too long, 400 for one that ends early; whatever `take` throws
 */
export function readChunks(payload: Readable, milliseconds: number, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let reading = Promise.resolve();
    const settle = (error?: unknown) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      payload.off('data', onData);
      payload.resume();
      if (error === undefined) resolve();
      else reject(error as Error);
    };
    const onData = (chunk: Buffer) => {
      payload.pause();
      reading = Promise.resolve(chunk)
        .then(take)
        .then(() => {
          if (!isSettled) payload.resume();
        });
      reading.catch(settle);
    };
    const timer = setTimeout(
      () => settle(new HttpFailure(408, 'The request took too long to arrive.')),
      milliseconds,
    );
    const cutShort = () => {
      if (!payload.readableEnded) settle(new HttpFailure(400, 'The request was cut short.'));
    };
    payload.on('data', onData);
    // The end may be told while the last piece is still being written.
    payload.on('end', () => void reading.then(() => settle(), settle));
    payload.on('close', cutShort);
    payload.on('error', cutShort);
  });
}

/** A file for a body that is too large to be held in memory while it arrives, or leaves. */
export interface SpooledBody {
  write(chunk: Buffer): Promise<void>;
  /** All of it, at once. */
  read(): Promise<Buffer>;
  /** All of it, piece by piece; the file is removed when the stream ends or is destroyed. */
  stream(): Readable;
  remove(): Promise<void>;
}

/** Opens a file without a name: nobody else can read it, and nothing is left of it when the process ends. */
export async function spoolBody(): Promise<SpooledBody> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  let size = 0;
  return {
    async write(chunk) {
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    },
    async read() {
      const contents = Buffer.allocUnsafe(size);
      await file.read(contents, 0, size, 0);
      return contents;
    },
    stream: () => file.createReadStream({ start: 0 }),
    remove: () => file.close(),
  };
}
