import { goodStandingCertificate } from './certificate';
import { convertedFile } from './converted-file';
import { copyOfFiling } from './copy-of-filing';
import { openedFile } from './opened-file';
import { passcodeLetter } from './passcode-letter';
import { queuedFiling } from './queued-filing';
import { reviewForm } from './review-form';
import { stampedFiling } from './stamped-filing';

/**
 * Every document that the registry draws or reads, by name. Drawing takes processor time in proportion to the document, so the server leaves it to the threads of the pool (`pool/`), and imports from here nothing but types.
 */
export const DOCUMENTS = {
  reviewForm,
  stampedFiling,
  copyOfFiling,
  queuedFiling,
  goodStandingCertificate,
  passcodeLetter,
  convertedFile,
  openedFile,
};

type DocumentDrawers = typeof DOCUMENTS;
export type DocumentName = keyof DocumentDrawers;

/** The input that a document is drawn from. */
export type DocumentInput<Name extends DocumentName> = Parameters<DocumentDrawers[Name]>;

/** The output of a document: a PDF, a file with its media type, or whether a file can be opened. */
export type DocumentOutput<Name extends DocumentName> = Awaited<ReturnType<DocumentDrawers[Name]>>;
