/** What is to be unpacked is larger than any document has a use for. */
export class UnpackedTooMuch extends Error {
  constructor() {
    super('The file unpacks to more than is allowed');
    this.name = 'UnpackedTooMuch';
  }
}

/** The part of the reader's streams by which each of them makes room for what it unpacks. */
interface UnpackingStream {
  buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

/** What the file that is being read may still unpack. */
const allowance = { bytes: Infinity, isUsedUp: false };

/**
 * The PDF library with a bound on what it unpacks: by itself it unpacks without end, two megabytes to two gigabytes, and buffers are not
 * counted by the memory limit of a thread. It offers no setting for that, nor the class of its streams, which a stream of its own has.
 */
async function loadBounded() {
  const library = await import('@cantoo/pdf-lib');
  const { decodePDFRawStream, PDFContext, PDFRawStream } = library;
  const emptyFlate = new Uint8Array([0x78, 0x9c]);
  const stream = decodePDFRawStream(
    PDFRawStream.of(PDFContext.create().obj({ Filter: 'FlateDecode' }), emptyFlate),
  );
  const streams = Object.getPrototypeOf(Object.getPrototypeOf(stream)) as UnpackingStream;
  const grow = streams.ensureBuffer;
  streams.ensureBuffer = function ensureBuffer(requested) {
    const before = this.buffer.byteLength;
    if (requested - before > allowance.bytes) {
      // The library reads on after some errors.
      allowance.isUsedUp = true;
      throw new UnpackedTooMuch();
    }
    const buffer = grow.call(this, requested);
    allowance.bytes -= buffer.byteLength - before;
    return buffer;
  };
  return library;
}

let loading: ReturnType<typeof loadBounded> | undefined;

/**
 * Reads a PDF with the library; one at a time, as threads that draw do.
 * @throws UnpackedTooMuch where its streams together unpack to more bytes than `most`
 */
export async function readPdf(contents: Uint8Array, most: number) {
  const { PDFDocument } = await (loading ??= loadBounded());
  Object.assign(allowance, { bytes: most, isUsedUp: false });
  const reading = PDFDocument.load(contents, { ignoreEncryption: true, updateMetadata: false });
  const document = await reading.catch((error: unknown) => error as Error);
  if (allowance.isUsedUp) throw new UnpackedTooMuch();
  if (document instanceof Error) throw document;
  return document;
}
