import { spawn } from 'typed-redux-saga';
import { watchPiiRequest } from '../../staff/personal-data/request-saga';
import { watchPiiRequests } from '../../staff/personal-data/requests-saga';
import { watchAudit } from '../../staff/audit/audit-saga';
import { watchQueue } from '../../staff/queue/queue-saga';
import { watchWorklist } from '../../staff/worklist/worklist-saga';
import { safely } from '../safely';

const watchers = [watchQueue, watchWorklist, watchAudit, watchPiiRequest, watchPiiRequests];

/** What the staff's pages need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}
