import { declareStep } from '../declare-step';

/** The address for the office's decision on a reviewed filing (W5-email). */
export const email = declareStep({
  name: 'email',
  inFeatures: 'email',
  kind: 'page',
  flag: 'hasEmail',
  parts: { email: 'whole' },
  sections: [{ section: 'email', title: 'Notification email' }],
});
