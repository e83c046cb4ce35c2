import type { StepName } from '#rules';
import type { Area } from './store';

/** The areas that a step's page needs in addition to `filing`: it is drawn once their sagas run. */
export const AREAS_OF_STEP = {
  privateattachments: ['attachments'],
  attachments: ['attachments'],
  filingreview: ['attachments', 'payment'],
  payment: ['payment'],
  receipt: ['payment', 'receipt'],
  whatsnext: ['attachments', 'payment', 'receipt'],
} satisfies Partial<Record<StepName, readonly Area[]>>;
