import { spawn } from 'typed-redux-saga';
import { watchQueue } from '../../staff/queue/queue-saga';
import { watchRejection } from '../../staff/rejection/rejection-saga';
import { watchApproval } from '../../staff/review/approve-saga';
import { watchLeaving } from '../../staff/review/leave-saga';
import { watchReview } from '../../staff/review/review-saga';
import { safely } from '../safely';

const watchers = [watchQueue, watchReview, watchApproval, watchLeaving, watchRejection];

/** What the staff's pages need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}
