/** Draws documents in a thread of its own, one after the other. */
import { parentPort } from 'node:worker_threads';
import { CannotBeDrawn } from '../cannot-be-drawn';
import { DOCUMENTS } from '../documents';
import { loadFonts } from '../fonts';
import type { DocumentInput, DocumentName, DocumentOutput } from '../documents';
import type { DrawingResult, DrawingTask, FromThread } from './messages';

type Drawer = (...input: DocumentInput<DocumentName>) => Promise<DocumentOutput<DocumentName>>;

async function answer({ name, input }: DrawingTask): Promise<DrawingResult> {
  try {
    // Name and input belong together, which the compiler cannot follow through a message.
    const draw = DOCUMENTS[name] as Drawer;
    return { kind: 'drawn', output: await draw(...(input as DocumentInput<DocumentName>)) };
  } catch (error) {
    // Of an error that is sent to another thread only the message arrives.
    if (error instanceof CannotBeDrawn) return { kind: 'cannotBeDrawn', character: error.character };
    return { kind: 'failed', error };
  }
}

const send = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', async (task: DrawingTask) => {
  send(await answer(task));
});
// Drawing code and faces are loaded before the first document, so that the time limit covers only drawing.
void Promise.allSettled([import('pdfkit'), loadFonts()]).finally(() => send({ kind: 'ready' }));
