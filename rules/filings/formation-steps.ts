import { step, type DeclaredStep } from './declare-filing';

/** What all formations have in common. */
export const ANY_FORMATION = {
  isSupported: true,
  stepCount: 11,
  task: 'start',
  noun: 'A formation',
} as const;

/** Additional information, and the files that come with it where the filer says so. */
export const ADDITIONAL_INFORMATION: readonly DeclaredStep[] = [
  step('additionalinfo', 6, 'Additional information'),
  step('attachments', 6, 'Attachments', { attaches: 'Y' }),
];

/** The eleven steps of a formation, of which the fourth to the sixth are its own (W2-flow-llc, -dpc, -dnc, -dc55, -dc56). */
export const formationSteps = (
  introduction: string,
  own: readonly DeclaredStep[],
  ending = "What's next",
): readonly DeclaredStep[] => [
  step('intro', null, introduction),
  step('entityname', 1, 'Entity name'),
  step('principalofficeaddress', 2, 'Principal office address'),
  step('registeredagent', 3, 'Registered agent'),
  ...own,
  step('effectivedate', 7, 'Delayed effective date'),
  step('filer', 8, 'Filer'),
  step('notifications', 9, 'Notifications'),
  step('filingreview', 10, 'Filing review'),
  step('payment', null, 'Payment'),
  step('receipt', 11, 'Receipt'),
  step('whatsnext', null, ending),
];
