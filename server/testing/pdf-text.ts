import { inflateSync } from 'node:zlib';

/** The document's streams in the clear. */
export function plainText(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    const end = pdf.indexOf('endstream', at);
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'));
    } catch {
      continue; // Not compressed: it is in the file as it is.
    }
  }
  return parts.join('\n');
}

/** What a reader of the document sees: text is drawn as hexadecimal runs with kerning between them. */
export const shownText = (pdf: Buffer): string =>
  [...plainText(pdf).matchAll(/\[((?:<[0-9a-f]+>|[\s\d.-])+)\] TJ/g)]
    .map(([, runs = '']) =>
      [...runs.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, run = '']) => Buffer.from(run, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
