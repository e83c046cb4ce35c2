import { hasShape } from '../../session/stored-shape';
import type { KeptRejection } from './storage-keys';

/** Whether what a tab has kept is a rejection; apart from the keys, which the first page of every visit loads. */
export const isKeptRejection = hasShape<KeptRejection>({
  transactionId: 'text',
  userId: 'text',
  chosenIds: 'list',
  additionalText: 'text',
});
