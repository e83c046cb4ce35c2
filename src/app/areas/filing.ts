import { spawn } from 'typed-redux-saga';
import { watchContent } from '../../filing/wizard/content-saga';
import { watchFilingEntry } from '../../filing/wizard/entry-saga';
import { watchLeaving } from '../../filing/wizard/leave-saga';
import { watchOtherTabs } from '../../filing/wizard/other-tabs-saga';
import { watchSaves } from '../../filing/wizard/save-behind-saga';
import { watchSteps } from '../../filing/wizard/step-saga';
import { persistControl } from '../../filing/wizard/store-control-saga';
import { restartOnError } from '../restart-on-error';

export { filingChanged, filingCleared } from '../../filing/wizard/draft-slice';
export { discardFiling } from '../../filing/wizard/leave-saga';
export { restoreFiling } from '../../filing/wizard/restore-saga';

const watchers = [
  watchFilingEntry,
  watchSteps,
  watchSaves,
  persistControl,
  watchLeaving,
  watchOtherTabs,
  watchContent,
];

/** What every page of a filing needs; what some need in addition is in AREAS_OF_STEP. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}
