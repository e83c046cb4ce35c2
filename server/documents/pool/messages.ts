import type { DocumentInput, DocumentName, DocumentOutput } from '../documents';

/** A task for a drawing thread. */
export type DrawingTask = {
  [Name in DocumentName]: { name: Name; input: DocumentInput<Name> };
}[DocumentName];

/** The thread's answer to a task. */
export type DrawingResult =
  | { kind: 'drawn'; output: DocumentOutput<DocumentName> }
  /** The input has a character that no document can show. */
  | { kind: 'cannotBeDrawn'; character: string }
  | { kind: 'failed'; error: unknown };

/** Messages of a thread: that it has read its files, and then one answer to each task. */
export type FromThread = { kind: 'ready' } | DrawingResult;
