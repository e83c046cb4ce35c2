import { joinDictionaries } from './language/dictionary';
import { REGISTRY_IN_SPANISH } from './errors/registry-spanish';
import { ACCESS_IN_SPANISH } from './access/spanish';
import { ADDRESSES_IN_SPANISH } from './addresses/spanish';
import { AGENT_IN_SPANISH } from './agent/spanish';
import { CALENDAR_IN_SPANISH } from './calendar/spanish';
import { COMPLETENESS_IN_SPANISH } from './completeness/spanish';
import { CONSTRAINTS_IN_SPANISH } from './constraints/spanish';
import { DRAFTS_IN_SPANISH } from './drafts/spanish';
import { EFFECTIVE_DATE_IN_SPANISH } from './effective-date/spanish';
import { ENTITIES_IN_SPANISH } from './entities/spanish';
import { ERRORS_IN_SPANISH } from './errors/spanish';
import { FEES_IN_SPANISH } from './fees/spanish';
import { FILES_IN_SPANISH } from './files/spanish';
import { FILINGS_IN_SPANISH } from './filings/spanish';
import { FILING_IN_SPANISH } from './filing/spanish';
import { FLOWS_IN_SPANISH } from './flows/spanish';
import { FOLLOWERS_IN_SPANISH } from './followers/spanish';
import { FORMS_IN_SPANISH } from './forms/spanish';
import { LISTS_IN_SPANISH } from './lists/spanish';
import { NAMES_IN_SPANISH } from './names/spanish';
import { NAVIGATION_IN_SPANISH } from './navigation/spanish';
import { NOTICES_IN_SPANISH } from './notices/spanish';
import { NOTIFICATIONS_IN_SPANISH } from './notifications/spanish';
import { OPEN_KEYS_IN_SPANISH } from './open-keys/spanish';
import { PAYMENT_IN_SPANISH } from './payment/spanish';
import { PEOPLE_IN_SPANISH } from './people/spanish';
import { PROGRESS_IN_SPANISH } from './progress/spanish';
import { RECEIPT_IN_SPANISH } from './receipt/spanish';
import { RECORD_IN_SPANISH } from './record/spanish';
import { STEPS_IN_SPANISH } from './steps/spanish';

/** Every text that the rule book hands to filers in Spanish, by the English one, which stays the reference. */
export const RULES_IN_SPANISH = joinDictionaries([
  ACCESS_IN_SPANISH,
  ADDRESSES_IN_SPANISH,
  AGENT_IN_SPANISH,
  CALENDAR_IN_SPANISH,
  COMPLETENESS_IN_SPANISH,
  CONSTRAINTS_IN_SPANISH,
  DRAFTS_IN_SPANISH,
  EFFECTIVE_DATE_IN_SPANISH,
  ENTITIES_IN_SPANISH,
  ERRORS_IN_SPANISH,
  REGISTRY_IN_SPANISH,
  FEES_IN_SPANISH,
  FILES_IN_SPANISH,
  FILING_IN_SPANISH,
  FILINGS_IN_SPANISH,
  FLOWS_IN_SPANISH,
  FOLLOWERS_IN_SPANISH,
  FORMS_IN_SPANISH,
  LISTS_IN_SPANISH,
  NAMES_IN_SPANISH,
  NAVIGATION_IN_SPANISH,
  NOTICES_IN_SPANISH,
  NOTIFICATIONS_IN_SPANISH,
  OPEN_KEYS_IN_SPANISH,
  PAYMENT_IN_SPANISH,
  PEOPLE_IN_SPANISH,
  PROGRESS_IN_SPANISH,
  RECEIPT_IN_SPANISH,
  RECORD_IN_SPANISH,
  STEPS_IN_SPANISH,
]);
