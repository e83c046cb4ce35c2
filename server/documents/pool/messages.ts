import type { DocumentInput, DocumentName, DocumentOutput } from '../documents';

/** What a thread is asked to draw. */
export type DrawingTask = {
  [Name in DocumentName]: { name: Name; input: DocumentInput<Name> };
}[DocumentName];

/** What it answers to a task. */
export type DrawingResult =
  { kind: 'drawn'; output: DocumentOutput<DocumentName> } | { kind: 'failed'; error: unknown };

/** What it sends: that it has read its files, and then one answer to each task. */
export type FromThread = { kind: 'ready' } | DrawingResult;
