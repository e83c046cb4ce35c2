import type { Opened } from '#rules';
import { readPdf } from './bounded-unpacking';
import { isWholePicture } from './opened-picture';

/** Far beyond what the lists of objects unpack to in a file that may be uploaded. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** A PDF is read, since crafted files hide their password from a search for the word. One that unpacks without end counts as unreadable. */
async function openedPdf(contents: Uint8Array): Promise<Opened> {
  try {
    const pdf = await readPdf(contents, MOST_UNPACKED);
    if (pdf.isEncrypted) return 'locked';
    return pdf.getPageCount() > 0 ? 'whole' : 'withoutPages';
  } catch {
    return 'unreadable';
  }
}

/** Opens a file as the reader of its kind does. A text is read where it is found to be one. */
export async function openedFile(mimeType: string, contents: Uint8Array): Promise<{ opened: Opened }> {
  if (mimeType === 'application/pdf') return { opened: await openedPdf(contents) };
  return { opened: (await isWholePicture(mimeType, contents)) ? 'whole' : 'unreadable' };
}
