import { Duplex } from 'node:stream';
import { isCompleteRequest } from './wire';

/** The peer to which requests go and from which answers come. */
export interface Backend {
  send(request: Uint8Array): void;
  /** Takes the answers from now on. */
  receive(onBytes: (bytes: Uint8Array) => void, onFailure: (error: Error) => void): void;
}

type Done = (error?: Error | null) => void;

/** What `pg` takes for its socket: PostgreSQL's protocol over messages to the embedded database. */
export class WireStream extends Duplex {
  #pending: Buffer[] = [];

  constructor(private readonly backend: Backend) {
    super();
  }

  connect(): this {
    this.backend.receive(
      (bytes) => {
        if (!this.destroyed) this.push(bytes);
      },
      (error) => this.destroy(error),
    );
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#add([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#add(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _read(): void {
    // Answers are pushed when they come.
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #add(chunks: Buffer[]): void {
    this.#pending.push(...chunks);
    const request = Buffer.concat(this.#pending);
    if (isCompleteRequest(request)) {
      this.#pending = [];
      this.backend.send(request);
    } else {
      this.#pending = [request];
    }
  }

  // Methods of a socket that a stream lacks; there is nothing to set here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
