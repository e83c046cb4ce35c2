import { RESUME_STEP_TABLE } from './drafts/resume-step';
import { FIRST_STEP_TABLE } from './flows/first-step';
import { AGENT_ENTRY_TABLE, AGENT_RETURN_TABLE } from './flows/agent-entry';
import { TEXT_WORD_TABLE } from './followers/stop-words';
import { CONFIRMATION_TABLE } from './followers/confirmation';
import { KEY_STANDING_TABLE } from './open-keys/key-standing';
import { FLOW_TABLE } from './flows/flow-table';
import { LIFE_TABLE } from './filings/life';
import { NOTICE_TABLE } from './notices/notice-kind';
import { REMINDER_TABLE } from './notices/reminders';
import { HISTORY_DOCUMENT_TABLE } from './record/filing-state';
import { FORM_PREVENTION_TABLE } from './forms/form-obstacle';
import { TRANSACTION_OBSTACLE_TABLE } from './forms/transaction-obstacle';
import { TRANSACTION_TABLE } from './filing/transactions';
import { NAME_CHECK_TABLE } from './names/name-check';
import { NAME_OF_OTHERS_TABLE } from './names/name-after-filing';
import { NAME_LOSS_TABLE } from './names/names-set-free';
import { NAME_TERMS_TABLE } from './names/required-terms';
import { SUFFIX_WARNING_TABLE } from './names/statutory-suffix';
import { ACCOUNT_CHANGE_TABLE } from './access/accounts/account-change';
import { ACCOUNT_CONFLICT_TABLE } from './access/accounts/account-conflict';
import { ACCOUNT_CREATION_TABLE } from './access/accounts/account-creation';
import { LOGIN_NEXT_TABLE } from './access/login/login-next';
import { ENTITY_ACCESS_TABLE } from './access/opening/entity-access';
import { ENTITY_ENTRY_TABLE } from './access/opening/entity-entry';
import { PAGE_OPENING_TABLE } from './access/opening/page-opening';
import { STEP_GUARD_TABLE } from './access/opening/step-guard';
import { DOCUMENT_ACCESS_TABLE } from './record/document-access';
import { LOGIN_PAGE_TABLE } from './access/login/login-page';
import { RESET_TABLE } from './access/passwords/reset-next';
import { SIGN_ON_TABLE } from './access/sign-on/sign-on';
import { AGENT_NEXT_TABLE } from './agent/wizard/next-step';
import { KEEP_AGENT_TABLE } from './agent/keep-agent';
import { AGENT_RETURN_TARGET_TABLE } from './agent/wizard/return-target';
import { MAINTAIN_TABLE } from './agent/wizard/maintain-agent-address';
import { PASSCODE_USE_TABLE } from './agent/passcodes/passcode-use';
import { AUTHENTICATION_TABLE } from './agent/save-body';
import { AGENT_ALTERNATIVE_TABLE } from './agent/wizard/alternative';
import { AGENT_OPENING_TABLE } from './agent/wizard/screen-opening';
import { SEARCH_MESSAGE_TABLE } from './agent/wizard/search-message';
import { AGENT_SERVER_TABLE } from './agent/server-problem';
import { AGENT_OBSTACLE_TABLE } from './agent/may-serve';
import { effectiveDateTable } from './effective-date/effective-date-outcome';
import { COMPLETENESS_TABLE } from './completeness/completeness';
import { UNCHANGED_TABLE } from './steps/changes-nothing';
import { ATTACHMENTS_INSTRUCTION_TABLE } from './files/attachments-instruction';
import { FILE_TABLE } from './files/file-outcome';
import { UPLOAD_TABLE } from './files/file-problems';
import { FRAUD_CHECK_TABLE } from './record/fraud-check';
import { PUBLIC_CATALOG } from './errors/public-catalog';
import { READER_CATALOG } from './errors/reader-catalog';
import { STAFF_CATALOG } from './errors/staff-catalog';
import { FEE_TABLE } from './fees/fees';
import { BOOK_TABLE } from './payment/book-of-payments';
import { paymentDecisionTable } from './payment/payment-decision';
import { REVIEW_CAUSE_TABLE } from './payment/changes-told';
import { REFUND_CAUSE_TABLE } from './payment/refund-cause';
import { addressVerificationTable } from './addresses/verification';
import { notificationsViewTable } from './notifications/notifications-transition';
import { FORMER_TEXTS_TABLE } from './people/former-texts';
import { peopleListTable } from './people/people-list-reducer';
import { FILING_ROUTE_TABLE } from './flows/filing-route';
import { STEP_ACTIONS_TABLE } from './flows/step-actions';
import { BACK_STEP_TABLE } from './flows/back-step';
import { AGENT_BACK_TABLE } from './agent/wizard/back-step';
import { TASK_STATE_TABLE } from './progress/task-state';
import { CANCEL_NAME_TABLE } from './flows/cancel-name';
import { STEP_EVENT_TABLE } from './flows/step-event';
import { REPORT_REMINDER_TABLE } from './receipt/report-reminder';
import { WHATS_NEXT_TABLE } from './receipt/whats-next';
import { FILED_MESSAGE_TABLE } from './receipt/filed-message';
import { ACCOUNT_STANDING_TABLE } from './admin/accounts/account-standing';
import { PENDING_NOTICE_TABLE } from './admin/pending/pending-notice';
import { REVIEW_NOTICE_TABLE } from './receipt/review-notice';
import { PENDING_ACTION_TABLE } from './admin/pending/pending-actions';
import { PENDING_TABLE } from './admin/pending/pending-table';
import { PII_LIST_TABLE } from './admin/personal-data/pii-list-table';
import { PII_REVIEW_TABLE } from './admin/personal-data/pii-review';
import { ALERT_TABLE } from './errors/alert';
import { MENU_TABLE } from './navigation/menu';
import { ANNOUNCEMENT_TABLE } from './navigation/announcement';
import { OVERDUE_TABLE } from './record/overdue-status';
import { RECEIPT_TABLE } from './receipt/receipt-parts';
import type { TableShape } from './decision-table/table';
import { KIND_OF_COMPANY_TABLE } from './forms/kind-of-company';
import { CERTIFICATE_STANDING_TABLE } from './record/certificate-standing';

/** Every decision table of the rule book, for the one test that verifies them and for the documentation. */
export const ALL_TABLES: readonly TableShape[] = [
  CONFIRMATION_TABLE,
  KEY_STANDING_TABLE,
  TEXT_WORD_TABLE,
  FLOW_TABLE,
  FIRST_STEP_TABLE,
  AGENT_ENTRY_TABLE,
  AGENT_RETURN_TABLE,
  TRANSACTION_TABLE,
  TRANSACTION_OBSTACLE_TABLE,
  FORM_PREVENTION_TABLE,
  LIFE_TABLE,
  HISTORY_DOCUMENT_TABLE,
  NOTICE_TABLE,
  REMINDER_TABLE,
  NAME_CHECK_TABLE,
  NAME_TERMS_TABLE,
  NAME_LOSS_TABLE,
  NAME_OF_OTHERS_TABLE,
  REVIEW_CAUSE_TABLE,
  SUFFIX_WARNING_TABLE,
  FEE_TABLE,
  OVERDUE_TABLE,
  STEP_GUARD_TABLE,
  ENTITY_ACCESS_TABLE,
  PAGE_OPENING_TABLE,
  ENTITY_ENTRY_TABLE,
  AGENT_NEXT_TABLE,
  AGENT_OPENING_TABLE,
  AGENT_SERVER_TABLE,
  AGENT_OBSTACLE_TABLE,
  DOCUMENT_ACCESS_TABLE,
  LOGIN_PAGE_TABLE,
  RESET_TABLE,
  SIGN_ON_TABLE,
  KEEP_AGENT_TABLE,
  AGENT_RETURN_TARGET_TABLE,
  MAINTAIN_TABLE,
  PASSCODE_USE_TABLE,
  AUTHENTICATION_TABLE,
  AGENT_ALTERNATIVE_TABLE,
  SEARCH_MESSAGE_TABLE,
  PUBLIC_CATALOG,
  READER_CATALOG,
  STAFF_CATALOG,
  COMPLETENESS_TABLE,
  UNCHANGED_TABLE,
  ATTACHMENTS_INSTRUCTION_TABLE,
  FRAUD_CHECK_TABLE,
  UPLOAD_TABLE,
  FILE_TABLE,
  FILING_ROUTE_TABLE,
  STEP_EVENT_TABLE,
  STEP_ACTIONS_TABLE,
  REPORT_REMINDER_TABLE,
  WHATS_NEXT_TABLE,
  FILED_MESSAGE_TABLE,
  PENDING_NOTICE_TABLE,
  REVIEW_NOTICE_TABLE,
  effectiveDateTable,
  paymentDecisionTable,
  BOOK_TABLE,
  REFUND_CAUSE_TABLE,
  addressVerificationTable,
  notificationsViewTable,
  peopleListTable,
  FORMER_TEXTS_TABLE,
  ALERT_TABLE,
  PENDING_TABLE,
  PENDING_ACTION_TABLE,
  PII_LIST_TABLE,
  PII_REVIEW_TABLE,
  MENU_TABLE,
  ANNOUNCEMENT_TABLE,
  RECEIPT_TABLE,
  ACCOUNT_CHANGE_TABLE,
  ACCOUNT_CONFLICT_TABLE,
  ACCOUNT_STANDING_TABLE,
  ACCOUNT_CREATION_TABLE,
  LOGIN_NEXT_TABLE,
  CERTIFICATE_STANDING_TABLE,
  KIND_OF_COMPANY_TABLE,
  BACK_STEP_TABLE,
  AGENT_BACK_TABLE,
  TASK_STATE_TABLE,
  CANCEL_NAME_TABLE,
  RESUME_STEP_TABLE,
];
