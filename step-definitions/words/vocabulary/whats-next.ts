import type { EntityOrigin, ReportReminder, WhatsNextPart } from '#rules';

/** What is offered after a filing, as the business names it. */
export const WHATS_NEXT: Readonly<Record<WhatsNextPart, string>> = {
  beneficialOwnership: 'the note on beneficial ownership',
  reportReminder: 'the reminder of the periodic report',
  document: 'the filed document',
  summary: 'the summary of the entity',
  emailSignUp: 'notifications by email',
  textSignUp: 'notifications by text',
  secureFiling: 'secure filing',
  certificate: 'the certificate of good standing',
  businessSurvey: 'the business survey',
  websiteSurvey: 'the website survey',
};

/** What the reminder of the periodic report says. */
export const REPORT_REMINDERS: Readonly<Record<ReportReminder, string>> = {
  yearly: 'that it is due yearly',
  due: 'until when it is due',
  late: 'that its day is past',
  cureFirst: 'that the delinquency is cured first',
  reinstateFirst: 'that the entity is reinstated first',
  onceInEffect: 'that it comes once the filing is in effect',
  noneOnceInEffect: 'that none is due once the filing is in effect',
};

/** Where an entity was created, as far as federal reporting of its owners asks. */
export const ORIGINS: Readonly<Record<string, EntityOrigin>> = {
  'in the United States': 'unitedStates',
  'under the law of another country': 'otherCountry',
  'where the portal does not know': 'notKnown',
};
