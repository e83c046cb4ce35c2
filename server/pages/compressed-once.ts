import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text as it is sent in each encoding. */
const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
};

export type ContentEncoding = keyof typeof ENCODERS;

/** Encodings of a text, the shortest first. */
export const CONTENT_ENCODINGS = Object.keys(ENCODERS) as ContentEncoding[];

/** A text that is sent many times: each encoding of it is made when it is first asked for. */
export function compressedOnce(text: string): (encoding: ContentEncoding) => Promise<Buffer> {
  const made = new Map<ContentEncoding, Promise<Buffer>>();
  return (encoding) => {
    const bytes = made.get(encoding) ?? ENCODERS[encoding](text);
    made.set(encoding, bytes);
    return bytes;
  };
}
