import type { StepName } from '#rules';
import type { Area } from './store';

/** What a step's page needs in addition to the area `filing`: it is drawn once the sagas of these areas run. */
export const AREAS_OF_STEP: Readonly<Partial<Record<StepName, readonly Area[]>>> = {
  privateattachments: ['attachments'],
  attachments: ['attachments'],
  filingreview: ['attachments', 'payment'],
  payment: ['payment'],
  receipt: ['payment', 'receipt'],
  whatsnext: ['attachments', 'payment', 'receipt'],
};
