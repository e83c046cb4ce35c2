import { joinDictionaries, lookUpIn, RULES_IN_SPANISH } from '#rules';
import { ACCESS_IN_SPANISH } from '../access/spanish';
import { ADDRESSES_IN_SPANISH, STATES_IN_SPANISH } from '../addresses/spanish';
import { AGENT_IN_SPANISH } from '../agent/spanish';
import { ATTACHMENTS_IN_SPANISH } from '../attachments/spanish';
import { COMING_IN_SPANISH } from '../coming/spanish';
import { CONTROLS_IN_SPANISH } from '../controls/spanish';
import { DOCUMENTS_IN_SPANISH } from '../filing/documents/spanish';
import { PAYMENT_IN_SPANISH } from '../filing/payment/spanish';
import { RECEIPT_IN_SPANISH } from '../filing/receipt/spanish';
import { RETURN_IN_SPANISH } from '../filing/wizard/return/spanish';
import { REVIEW_IN_SPANISH } from '../filing/review/spanish';
import { STEPS_IN_SPANISH } from '../filing/steps/spanish';
import { WHATS_NEXT_IN_SPANISH } from '../filing/whats-next/spanish';
import { WIZARD_IN_SPANISH } from '../filing/wizard/spanish';
import { FOLLOWING_IN_SPANISH } from '../portal/following/spanish';
import { FORMS_IN_SPANISH } from '../forms/spanish';
import { PEOPLE_IN_SPANISH } from '../people/spanish';
import { PORTAL_IN_SPANISH } from '../portal/spanish';
import { SESSION_IN_SPANISH } from '../session/spanish';
import { SHELL_IN_SPANISH } from './spanish-texts';

/** Every text for filers in Spanish; loaded when it is chosen. */
export const SPANISH = joinDictionaries([
  RULES_IN_SPANISH,
  ACCESS_IN_SPANISH,
  ADDRESSES_IN_SPANISH,
  STATES_IN_SPANISH,
  AGENT_IN_SPANISH,
  ATTACHMENTS_IN_SPANISH,
  COMING_IN_SPANISH,
  CONTROLS_IN_SPANISH,
  DOCUMENTS_IN_SPANISH,
  FOLLOWING_IN_SPANISH,
  FORMS_IN_SPANISH,
  PAYMENT_IN_SPANISH,
  PEOPLE_IN_SPANISH,
  PORTAL_IN_SPANISH,
  RECEIPT_IN_SPANISH,
  RETURN_IN_SPANISH,
  REVIEW_IN_SPANISH,
  SESSION_IN_SPANISH,
  SHELL_IN_SPANISH,
  STEPS_IN_SPANISH,
  WHATS_NEXT_IN_SPANISH,
  WIZARD_IN_SPANISH,
]);

export const inSpanish = lookUpIn(SPANISH);
