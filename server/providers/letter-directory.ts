import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LetterProvider } from '../ports/letter-port';
import { ProviderUnavailable } from '../ports/provider-unavailable';

/** Letters are secret: users who print them must be in the server's group. */
const DIRECTORY_MODE = 0o770;
const FILE_MODE = 0o640;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

async function writeThrough(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file's new name outlasts a power failure once its directory has been written through. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts letters into a directory as PDFs, from which they are printed. A letter appears there completely or not at all. Its file name
 * depends on the letter, so that handing it over twice makes no second one while it is there.
 */
export function letterDirectory(directory: string): LetterProvider {
  return {
    async send({ letterId, pdf }) {
      const path = join(directory, `letter-${letterId}.pdf`);
      const partialFile = join(directory, `.${letterId}-${randomUUID()}.part`);
      try {
        await mkdir(directory, { recursive: true, mode: DIRECTORY_MODE });
        if (await exists(path)) return;
        await writeThrough(partialFile, pdf);
        await rename(partialFile, path);
        await syncDirectory(directory);
      } catch (cause) {
        await rm(partialFile, { force: true }).catch(() => undefined);
        throw new ProviderUnavailable('letter', { cause });
      }
    },
  };
}
