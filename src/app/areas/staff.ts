import { spawn } from 'typed-redux-saga';
import { watchPiiRequest } from '../../staff/personal-data/request-saga';
import { watchPiiRequests } from '../../staff/personal-data/requests-saga';
import { watchAccountForms } from '../../staff/accounts/account-form-saga';
import { watchAccount } from '../../staff/accounts/account-saga';
import { watchAccountSearch } from '../../staff/accounts/find-saga';
import { watchAudit } from '../../staff/audit/audit-saga';
import { watchQueue } from '../../staff/queue/queue-saga';
import { watchWorklist } from '../../staff/worklist/worklist-saga';
import { watchMatters } from '../../staff/payments/matters-saga';
import { watchRejection } from '../../staff/rejection/rejection-saga';
import { watchApproval } from '../../staff/review/approve-saga';
import { watchLeaving } from '../../staff/review/leave-saga';
import { watchPrivateFiles } from '../../staff/review/private-file-saga';
import { watchReview } from '../../staff/review/review-saga';
// Loaded with the area, so that it is there when the connection is lost.
import '../outcomes/staff-outcomes';
import { restartOnError } from '../restart-on-error';

const watchers = [
  watchQueue,
  watchReview,
  watchApproval,
  watchPrivateFiles,
  watchLeaving,
  watchRejection,
  watchWorklist,
  watchMatters,
  watchAudit,
  watchAccountSearch,
  watchAccount,
  watchAccountForms,
  watchPiiRequest,
  watchPiiRequests,
];

/** Sagas of the staff pages. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}
