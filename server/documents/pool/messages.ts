import type { DocumentInput, DocumentName, DocumentOutput } from '../documents';

/** What a thread is asked to draw. */
export type DrawingTask = {
  [Name in DocumentName]: { name: Name; input: DocumentInput<Name> };
}[DocumentName];

/** What it answers: one answer to each task, in their order. */
export type DrawingAnswer =
  { kind: 'drawn'; output: DocumentOutput<DocumentName> } | { kind: 'failed'; error: unknown };
