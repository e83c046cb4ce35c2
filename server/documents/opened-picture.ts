import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

/**
 * Whether pictures are whole, by the structure of their formats: the parts that a reader needs follow each other until the end of the
 * picture. What is in them is not drawn.
 */
type IsWhole = (contents: Buffer) => boolean | Promise<boolean>;

/** A picture that unpacks to more is one that hardly any reader can show. */
const MOST_UNPACKED = 512 * 1024 * 1024;

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PNG_START = 8;

/** Bytes of the rows of a PNG that is not interlaced, each with its filter; fewer than those of an interlaced one. */
function pngBytes(contents: Buffer): number {
  const [width, height] = [contents.readUInt32BE(16), contents.readUInt32BE(20)];
  const bits = contents.readUInt8(24) * (CHANNELS[contents.readUInt8(25)] ?? 0);
  return height * (Math.ceil((width * bits) / 8) + 1);
}

/** How many bytes parts unpack to, of which none is kept; more than `most` are not counted. */
async function unpackedBytes(parts: readonly Buffer[], most: number): Promise<number> {
  let bytes = 0;
  for await (const part of Readable.from(parts).pipe(createInflate())) {
    bytes += (part as Buffer).length;
    if (bytes > most) break;
  }
  return bytes;
}

/** Chunks from IHDR to IEND, whose data unpack to all rows. */
const isWholePng: IsWhole = async (contents) => {
  const data: Buffer[] = [];
  let position = PNG_START;
  for (let type = ''; type !== 'IEND';) {
    const length = contents.readUInt32BE(position);
    type = contents.toString('latin1', position + 4, position + 8);
    const end = position + 12 + length;
    if (end > contents.length || (position === PNG_START && type !== 'IHDR')) return false;
    if (type === 'IDAT') data.push(contents.subarray(position + 8, end - 4));
    position = end;
  }
  const bytes = pngBytes(contents);
  return bytes > 0 && bytes <= MOST_UNPACKED && (await unpackedBytes(data, bytes)) >= bytes;
};

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** A marker that stands alone, without a length after it. */
const isLoneMarker = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= SOI);
/** A frame, which says how large the picture is. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments with a frame and at least one scan, until the end of the image. Some cameras write more behind it. */
const isWholeJpeg: IsWhole = (contents) => {
  let hasFrame = false;
  for (let position = 2; position + 1 < contents.length;) {
    if (contents[position] !== 0xff) return false;
    const marker = contents.readUInt8(position + 1);
    if (marker === 0xff) position += 1;
    else if (isLoneMarker(marker)) position += 2;
    else {
      const isHeader = isFrame(marker);
      const width = isHeader ? contents.readUInt16BE(position + 7) : 1;
      if (width === 0) return false;
      hasFrame ||= isHeader;
      position += 2 + contents.readUInt16BE(position + 2);
      if (marker === SOS) return hasFrame && contents.includes(Buffer.from([0xff, EOI]), position);
    }
  }
  return false;
};

const COLORS = 0x80;
const colorBytes = (flags: number): number => (flags & COLORS ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Blocks with at least one image until the trailer. */
const isWholeGif: IsWhole = (contents) => {
  let images = 0;
  let position = 13 + colorBytes(contents.readUInt8(10));
  const skipBlocks = () => {
    for (let size = contents.readUInt8(position); size > 0; size = contents.readUInt8(position))
      position += size + 1;
    position += 1;
  };
  for (;;) {
    const block = contents.readUInt8(position);
    if (block === 0x3b) return images > 0;
    if (block === 0x21) position += 2;
    else if (block === 0x2c) {
      images += 1;
      position += 11 + colorBytes(contents.readUInt8(position + 9));
    } else return false;
    skipBlocks();
  }
};

const STRIPS = { offsets: 273, counts: 279 } as const;
const TILES = { offsets: 324, counts: 325 } as const;
const SHORT = 3;

/** A directory whose strips or tiles lie within the file. */
const isWholeTiff: IsWhole = (contents) => {
  const isLittle = contents.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? contents.readUInt16LE(at) : contents.readUInt16BE(at));
  const long = (at: number) => (isLittle ? contents.readUInt32LE(at) : contents.readUInt32BE(at));
  if (short(2) !== 42) return false;
  const directory = long(4);
  const count = short(directory);
  // Where the next directory is ends this one.
  long(directory + 2 + count * 12);
  const entries = new Map(
    Array.from({ length: count }, (_, index) => directory + 2 + index * 12).map((at) => [short(at), at]),
  );
  const numbers = (tag: number): number[] => {
    const at = entries.get(tag);
    if (at === undefined) return [];
    const [size, read] = short(at + 2) === SHORT ? [2, short] : [4, long];
    const values = long(at + 4);
    const first = values * size <= 4 ? at + 8 : long(at + 8);
    if (first + values * size > contents.length) return [];
    return Array.from({ length: values }, (_, index) => read(first + index * size));
  };
  return [STRIPS, TILES].some(({ offsets, counts }) => {
    const [starts, sizes] = [numbers(offsets), numbers(counts)];
    return (
      starts.length > 0 &&
      starts.length === sizes.length &&
      starts.every((start, index) => start + (sizes[index] ?? 0) <= contents.length)
    );
  });
};

const READERS: Readonly<Record<string, IsWhole>> = {
  'image/png': isWholePng,
  'image/apng': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/tiff': isWholeTiff,
};

/** Whether a picture is whole; true for what is no picture of these formats. */
export async function isWholePicture(mimeType: string, contents: Uint8Array): Promise<boolean> {
  const read = Object.hasOwn(READERS, mimeType) ? READERS[mimeType] : undefined;
  if (read === undefined) return true;
  try {
    return await read(Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength));
  } catch {
    // What is read past the end, or cannot be unpacked.
    return false;
  }
}
