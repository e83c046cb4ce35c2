import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { NotificationKind } from '../notifications/entries';
import { ENTITY_STATUS_CODES, isEntityStatusCode } from '../entities/entity-statuses';

/** The parts of the what's-next page, in their order (W2-whatsnext). */
const WHATS_NEXT_PARTS = [
  'beneficialOwnership',
  'reportReminder',
  'document',
  'summary',
  'emailSignUp',
  'textSignUp',
  'secureFiling',
  'certificate',
  'businessSurvey',
  'websiteSurvey',
] as const;
export type WhatsNextPart = (typeof WHATS_NEXT_PARTS)[number];

export const WHATS_NEXT_TABLE = defineTable<WhatsNextPart>()({
  name: "Parts of what's next",
  source: 'W2-whatsnext',
  hitPolicy: 'collect',
  answers: WHATS_NEXT_PARTS,
  inputs: {
    statusCode: choice([...ENTITY_STATUS_CODES, '']),
    adminFraudCheck: flag(),
    hasSecureFiling: flag(),
    getsEmails: flag(),
    getsTexts: flag(),
  },
  rows: [
    { when: {}, then: 'beneficialOwnership' },
    { when: { adminFraudCheck: false }, then: 'reportReminder' },
    { when: { adminFraudCheck: false }, then: 'document' },
    { when: {}, then: 'summary' },
    { when: { getsEmails: false }, then: 'emailSignUp' },
    { when: { getsTexts: false }, then: 'textSignUp' },
    { when: { adminFraudCheck: false, hasSecureFiling: false }, then: 'secureFiling' },
    { when: { statusCode: 'GOOD' }, then: 'certificate' },
    { when: {}, then: 'businessSurvey' },
    { when: {}, then: 'websiteSurvey' },
  ],
});

/** Facts of the filing and its entity that decide what comes next. */
interface WhatsNextFacts {
  entityStatus: string;
  adminFraudCheck: boolean;
  /** The entity has secure filing already; it does not unless given. */
  hasSecureFiling?: boolean;
  /** The notifications that the filing itself asked for; none unless given. */
  signedUpFor?: readonly NotificationKind[];
}

/** The parts of what's next for an entity with this status; a status that is not known counts as none. */
export const whatsNextItems = ({
  entityStatus,
  adminFraudCheck,
  hasSecureFiling = false,
  signedUpFor = [],
}: WhatsNextFacts): WhatsNextPart[] =>
  evaluate(WHATS_NEXT_TABLE, {
    statusCode: isEntityStatusCode(entityStatus) ? entityStatus : '',
    adminFraudCheck,
    hasSecureFiling,
    getsEmails: signedUpFor.includes('email'),
    getsTexts: signedUpFor.includes('text'),
  });
