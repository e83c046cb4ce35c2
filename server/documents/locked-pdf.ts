/**
 * Whether a PDF needs a password, as a reader of PDFs finds it: crafted files hide it from who looks for the word. One that cannot be read
 * is not locked, as far as anybody knows.
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
