import { spawn } from 'typed-redux-saga';
import { watchDownloads } from '../../filing/steps/attachments/download-saga';
import { restartOnError } from '../restart-on-error';

/** Sagas of pages that list a filing's files to save them: those where files are chosen, and the review. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchDownloads));
}
