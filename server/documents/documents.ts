import { goodStandingCertificate } from './certificate';
import { convertedFile } from './converted-file';
import { passcodeLetter } from './passcode-letter';
import { queuedFiling } from './queued-filing';
import { reviewForm } from './review-form';
import { stampedFiling } from './stamped-filing';

/**
 * Every document that the registry draws, by name. Drawing computes for as long as the document is large, so the server has it done by the
 * threads of the pool (`pool/`), and imports from here nothing but types.
 */
export const DOCUMENTS = {
  reviewForm,
  stampedFiling,
  queuedFiling,
  goodStandingCertificate,
  passcodeLetter,
  convertedFile,
};

type DocumentDrawers = typeof DOCUMENTS;
export type DocumentName = keyof DocumentDrawers;

/** What a document is drawn from. */
export type DocumentInput<Name extends DocumentName> = Parameters<DocumentDrawers[Name]>;

/** What comes of it: a PDF, or a file with its media type. */
export type DocumentOutput<Name extends DocumentName> = Awaited<ReturnType<DocumentDrawers[Name]>>;
