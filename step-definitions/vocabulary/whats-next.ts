import type { WhatsNextPart } from '#rules';

/** What is offered after a filing, as the business names it. */
export const WHATS_NEXT: Readonly<Record<WhatsNextPart, string>> = {
  beneficialOwnership: 'the note on beneficial ownership',
  reportReminder: 'the reminder of the periodic report',
  document: 'the filed document',
  summary: 'the summary of the entity',
  notificationSignUps: 'the notifications',
  secureFiling: 'secure filing',
  certificate: 'the certificate of good standing',
  businessSurvey: 'the business survey',
  websiteSurvey: 'the website survey',
};
