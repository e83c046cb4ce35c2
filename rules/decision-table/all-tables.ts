import { FIRST_STEP_TABLE } from '../flows/first-step';
import { AGENT_ENTRY_TABLE, AGENT_RETURN_TABLE } from '../flows/agent-entry';
import { FLOW_TABLE } from '../flows/flow-table';
import { PAGE_FLAG_TABLE } from '../filing/page-flags';
import { TRANSACTION_TABLE } from '../filing/transactions';
import { NAME_CHECK_TABLE } from '../names/name-check';
import { REQUIRED_TERMS_TABLE } from '../names/required-terms';
import { SUFFIX_WARNING_TABLE } from '../names/statutory-suffix';
import { ENTITY_ACCESS_TABLE } from '../access/entity-access';
import { IDLE_TABLE } from '../access/idle-state';
import { STEP_GUARD_TABLE } from '../access/step-guard';
import { AGENT_NEXT_TABLE } from '../agent/next-step';
import { SEARCH_MESSAGE_TABLE } from '../agent/search-message';
import { AGENT_SERVER_TABLE } from '../agent/server-problem';
import { effectiveDateTable } from '../calendar/effective-date-outcome';
import { COMPLETENESS_TABLE } from '../completeness/completeness';
import { ERROR_CATALOGUE } from '../errors/error-catalogue';
import { FEE_TABLE } from '../fees/fees';
import { paymentDecisionTable } from '../payment/payment-decision';
import { addressVerificationTable } from '../addresses/verification';
import { notificationsViewTable } from '../notifications/notifications-transition';
import { peopleListTable } from '../people-list/people-list-reducer';
import { INTRO_NEXT_TABLE } from '../flows/intro-next';
import { WHATS_NEXT_TABLE } from '../receipt/whats-next';
import type { TableShape } from './table';

/** Every decision table of the rule book, for the one test that verifies them and for the documentation. */
export const ALL_TABLES: readonly TableShape[] = [
  FLOW_TABLE,
  FIRST_STEP_TABLE,
  AGENT_ENTRY_TABLE,
  AGENT_RETURN_TABLE,
  PAGE_FLAG_TABLE,
  TRANSACTION_TABLE,
  NAME_CHECK_TABLE,
  REQUIRED_TERMS_TABLE,
  SUFFIX_WARNING_TABLE,
  FEE_TABLE,
  STEP_GUARD_TABLE,
  ENTITY_ACCESS_TABLE,
  IDLE_TABLE,
  AGENT_NEXT_TABLE,
  AGENT_SERVER_TABLE,
  SEARCH_MESSAGE_TABLE,
  ERROR_CATALOGUE,
  COMPLETENESS_TABLE,
  INTRO_NEXT_TABLE,
  WHATS_NEXT_TABLE,
  effectiveDateTable,
  paymentDecisionTable,
  addressVerificationTable,
  notificationsViewTable,
  peopleListTable,
];
