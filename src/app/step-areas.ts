import type { StepName } from '#rules';
import type { Area } from './store';

/** The areas that a step's page needs in addition to `filing`: it is drawn once their sagas run. */
export const AREAS_OF_STEP = {
  privateattachments: ['attachments', 'downloads'],
  attachments: ['attachments', 'downloads'],
  filingreview: ['downloads', 'payment'],
  payment: ['payment'],
  receipt: ['payment', 'receipt'],
  whatsnext: ['payment', 'receipt'],
} satisfies Partial<Record<StepName, readonly Area[]>>;
