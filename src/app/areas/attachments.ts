import { spawn } from 'typed-redux-saga';
import { watchAttachments } from '../../filing/steps/attachments/attachments-saga';
import { restartOnError } from '../restart-on-error';

/** Sagas of pages with a filing's files: uploading and removing them. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchAttachments));
}
