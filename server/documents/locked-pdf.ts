import { readPdf, UnpackedTooMuch } from './bounded-unpacking';

/** Far beyond what the lists of objects unpack to in a file that may be uploaded. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/**
 * Whether a PDF needs a password, as a PDF reader finds out: crafted files hide it from a search for the word. A file that cannot be read
 * counts as not locked, and one that is made to unpack without end as locked: nobody can find out.
 */
export async function lockedPdf(contents: Uint8Array): Promise<{ isLocked: boolean }> {
  try {
    const { isEncrypted } = await readPdf(contents, MOST_UNPACKED);
    return { isLocked: isEncrypted };
  } catch (error) {
    return { isLocked: error instanceof UnpackedTooMuch };
  }
}
