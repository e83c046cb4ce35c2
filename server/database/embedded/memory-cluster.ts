import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';

/** Written under another name and then renamed, so that no process reads half of it. */
async function writeImage(database: PGlite, file: string): Promise<void> {
  const image = await database.dumpDataDir('none');
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, new Uint8Array(await image.arrayBuffer()));
  renameSync(draft, file);
}

/**
 * A new cluster in memory. Making one takes seconds, reading its image a fraction of one: the first that is made is saved as an image.
 *
 * @param image file of an empty cluster; without it every cluster is made from scratch
 */
export async function memoryCluster(options: PGliteOptions, image?: string): Promise<PGlite> {
  if (image === undefined) return PGlite.create(options);
  if (existsSync(image)) return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(image)]) });
  const database = await PGlite.create(options);
  await writeImage(database, image);
  return database;
}
