import { ACCESS_PAGES } from './access-pages';
import { AFTER_PAYMENT } from './after-payment';
import { AGENT_WIZARD } from './agent-wizard';
import { AMENDMENTS } from './amendments';
import { CHANGES_ON_RECORD } from './changes-on-record';
import { EVERYWHERE } from './everywhere';
import { FIRST_STEPS } from './first-steps';
import { FOLLOWING } from './following';
import { OPEN_RECORD } from './open-record';
import { LAST_STEPS } from './last-steps';
import { MIDDLE_STEPS } from './middle-steps';
import { OTHER_FORMATIONS } from './other-formations';
import type { PageState } from './page-state';
import { PORTAL_PAGES } from './portal-pages';
import { REPORT_STEPS } from './report-steps';
import { RESTORATIONS } from './restorations';
import { STAFF_ACCOUNTS } from './staff-accounts';
import { STAFF_PII } from './staff-pii';
import { REVIEWED_FILINGS } from './reviewed-filings';
import { STAFF_QUEUE } from './staff-queue';
import { STAFF_REVIEW } from './staff-review';

/** Every page of the portal in every state that it has. */
export const PAGE_STATES: readonly PageState[] = [
  ...FIRST_STEPS,
  ...MIDDLE_STEPS,
  ...LAST_STEPS,
  ...AMENDMENTS,
  ...CHANGES_ON_RECORD,
  ...OTHER_FORMATIONS,
  ...RESTORATIONS,
  ...AFTER_PAYMENT,
  ...REVIEWED_FILINGS,
  ...AGENT_WIZARD,
  ...REPORT_STEPS,
  ...ACCESS_PAGES,
  ...PORTAL_PAGES,
  ...FOLLOWING,
  ...OPEN_RECORD,
  ...STAFF_ACCOUNTS,
  ...STAFF_PII,
  ...STAFF_QUEUE,
  ...STAFF_REVIEW,
  ...EVERYWHERE,
];

/** The state with this name. */
export function stateOf(page: string, state: string): PageState {
  const found = PAGE_STATES.find((each) => each.page === page && each.state === state);
  if (!found) throw new Error(`There is no state "${state}" of "${page}".`);
  return found;
}
