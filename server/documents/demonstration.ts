import { workerData } from 'node:worker_threads';

/** Settings that the server passes to the threads that draw its documents. */
export interface DrawingSettings {
  isDemonstration: boolean;
}

export const DEMONSTRATION = 'Demonstration, no legal effect';

/** Whether what is drawn is a demonstration: all that is not drawn for production. */
export const isDemonstration = (): boolean =>
  (workerData as Partial<DrawingSettings> | null)?.isDemonstration !== false;
