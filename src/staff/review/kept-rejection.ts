import { hasShape } from '../../session/stored-shape';
import type { KeptChoice, KeptRejection } from './storage-keys';

/** Whether what a tab has kept is a rejection; apart from the keys, which the first page of every visit loads. */
export const isKeptRejection = hasShape<KeptRejection>({
  transactionId: 'text',
  userId: 'text',
  chosenIds: 'list',
  additionalText: 'text',
});

/** Whether it is what is left out of the record of a filing. */
export const isKeptChoice = hasShape<KeptChoice>({
  transactionId: 'text',
  userId: 'text',
  excludedIds: 'list',
});
