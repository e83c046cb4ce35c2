import { createRequire } from 'node:module';
import type * as DocumentReader from '../../server/testing/pdf-text';

/** What a reader of a PDF sees, its lines joined. The reader is loaded where it is needed: features run on the rule book alone also where no server is. */
export function documentText(pdf: Buffer): string {
  const reader = createRequire(__filename)('../../server/testing/pdf-text') as typeof DocumentReader;
  return reader.visibleText(pdf).replace(/\s+/g, ' ');
}
