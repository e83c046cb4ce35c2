/** A window that was opened for a document and waits for it. */
export interface DocumentWindow {
  show(base64: string): void;
  close(): void;
}

/** Opens windows for documents. */
export interface DocumentWindows {
  /** Call it while the click is being handled, or the browser blocks it; null when it did anyway. */
  open(title: string): DocumentWindow | null;
  /** Hands a file to the browser to save. */
  save(fileName: string, mimeType: string, content: BlobPart): void;
}

/** Milliseconds after which the memory of a shown document is given back; the window holds its own copy by then. */
const RELEASE_AFTER = 60_000;

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const addressOf = (content: BlobPart, mimeType: string): string => {
  const address = URL.createObjectURL(new Blob([content], { type: mimeType }));
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
  return address;
};

/** Document windows of the browser. */
export const browserDocuments: DocumentWindows = {
  open(title) {
    const opened = window.open('', '_blank');
    if (!opened) return null;
    opened.document.title = title;
    opened.document.body.textContent = 'Preparing your document. Please wait.';
    return {
      show: (base64) => opened.location.replace(addressOf(bytesOf(base64), 'application/pdf')),
      close: () => opened.close(),
    };
  },
  save(fileName, mimeType, content) {
    const link = document.createElement('a');
    link.href = addressOf(content, mimeType);
    link.download = fileName;
    document.body.append(link);
    link.click();
    link.remove();
  },
};
