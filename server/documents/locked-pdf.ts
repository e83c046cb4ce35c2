/**
 * Whether a PDF needs a password, as a PDF reader finds out: crafted files hide it from a search for the word. A file that cannot be read
 * counts as not locked.
 */
export async function lockedPdf(contents: Uint8Array): Promise<{ isLocked: boolean }> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const { isEncrypted } = await PDFDocument.load(contents, {
      ignoreEncryption: true,
      updateMetadata: false,
    });
    return { isLocked: isEncrypted };
  } catch {
    return { isLocked: false };
  }
}
