import { spawn } from 'typed-redux-saga';
import { watchContent } from '../../filing/wizard/entry/content-saga';
import { watchFilingEntry } from '../../filing/wizard/entry/entry-saga';
import { watchLeaving } from '../../filing/wizard/saving/leave-saga';
import { watchOtherTabs } from '../../filing/wizard/saving/other-tabs-saga';
import { watchSaves } from '../../filing/wizard/saving/background-save-saga';
import { watchSteps } from '../../filing/wizard/step-saga';
import { persistControl } from '../../filing/wizard/saving/store-control-saga';
import { restartOnError } from '../restart-on-error';

export { filingChanged, filingCleared } from '../../filing/wizard/draft-slice';
export { discardFiling } from '../../filing/wizard/saving/leave-saga';
export { restoreFiling } from '../../filing/wizard/saving/restore-saga';

const watchers = [
  watchFilingEntry,
  watchSteps,
  watchSaves,
  persistControl,
  watchLeaving,
  watchOtherTabs,
  watchContent,
];

/** Sagas of every page of a filing; AREAS_OF_STEP has those that only some pages need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}
