import { spawn } from 'typed-redux-saga';
import { watchQueue } from '../../staff/queue/queue-saga';
import { safely } from '../safely';

const watchers = [watchQueue];

/** What the staff's pages need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}
