import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { insertRows } from '../database/insert-rows';
import { runOnce } from '../database/run-once';
import type { Database } from '../database/tables';
import { PROJECT_ROOT } from '../project-root';

const FILE = join(PROJECT_ROOT, 'server/reference-data/zip-codes.tsv');

/** Puts the ZIP codes into the database; again only when the file has changed. */
export async function loadZipCodes(db: Kysely<Database>): Promise<void> {
  const contents = readFileSync(FILE);
  const version = createHash('sha256').update(contents).digest('hex');
  await runOnce(db, 'zip codes', version, async (tx) => {
    await tx.deleteFrom('zip_code').execute();
    await insertRows(
      tx,
      'zip_code',
      { zip: 'text', city: 'text', state: 'text' },
      rowsOf(contents.toString('utf8')),
    );
  });
}

/** Lines are a state, a city and its ZIP codes. */
const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [state = '', city = '', zips = ''] = line.split('\t');
      return zips.split(' ').map((zip) => [zip, city, state]);
    });
