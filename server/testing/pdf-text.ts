import { inflateSync } from 'node:zlib';

/** The document's streams in the clear, each in its place. */
export function plainText(pdf: Buffer): string {
  const parts: string[] = [];
  let position = 0;
  for (
    let streamStart = pdf.indexOf('stream\n');
    streamStart !== -1;
    streamStart = pdf.indexOf('stream\n', streamStart + 7)
  ) {
    if (pdf.subarray(streamStart - 3, streamStart).toString() === 'end') continue;
    const end = pdf.indexOf('endstream', streamStart);
    try {
      const contents = inflateSync(pdf.subarray(streamStart + 7, end)).toString('latin1');
      parts.push(pdf.subarray(position, streamStart + 7).toString('latin1'), contents, '\n');
      position = end;
    } catch {
      continue; // Not compressed: it is in the file as it is.
    }
  }
  return [...parts, pdf.subarray(position).toString('latin1')].join('');
}

type Glyphs = readonly string[];

/** The characters of a face's glyphs, in the order of their numbers, which are assigned one after the other. */
const glyphsOf = (map: string): Glyphs =>
  [...map.matchAll(/\[((?:<[0-9a-f ]+>\s*)+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = '']) =>
      Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );

/** The faces of a document by the names that its pages give them. */
function facesOf(text: string): ReadonlyMap<string, Glyphs> {
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, number, body]) => [
      number,
      body ?? '',
    ]),
  );
  const names = [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    names.map(([, name = '', number]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1];
      return [name, glyphsOf(objects.get(map) ?? '')];
    }),
  );
}

const TOKENS = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]+>|[\s\d.-])+)\] TJ|\/(\w+) <<[^>]*>> (BDC)/g;

/** The runs of text in the order in which they are drawn, each piece of marked content a list; text is drawn as numbers of glyphs. */
function runsOf(pdf: Buffer): { tag: string; runs: string[] }[] {
  const text = plainText(pdf);
  const faces = facesOf(text);
  let face: Glyphs = [];
  const pieces: { tag: string; runs: string[] }[] = [{ tag: '', runs: [] }];
  for (const [, name, glyphs, tag = '', begins] of text.matchAll(TOKENS)) {
    if (begins !== undefined) pieces.push({ tag, runs: [] });
    else if (name !== undefined) face = faces.get(name) ?? [];
    else
      pieces
        .at(-1)
        ?.runs.push(
          [...(glyphs ?? '').matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g)]
            .map(([number]) => face[parseInt(number, 16)] ?? '?')
            .join(''),
        );
  }
  return pieces;
}

/** What a sighted reader of the document sees, a line for each run. */
export const visibleText = (pdf: Buffer): string =>
  runsOf(pdf)
    .flatMap(({ runs }) => runs.map((run) => run.trimEnd()))
    .join('\n');

/** What assistive technology reads: the runs of each piece of content, without decoration and without separators. */
export const screenReaderRuns = (pdf: Buffer): string[][] =>
  runsOf(pdf)
    .filter(({ tag }) => tag !== 'Artifact')
    .map(({ runs }) => runs);
