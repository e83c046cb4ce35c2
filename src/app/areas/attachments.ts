import { spawn } from 'typed-redux-saga';
import { watchAttachments } from '../../filing/steps/attachments/attachments-saga';
import { restartOnError } from '../restart-on-error';

/** What the pages need that hold a filing's files: to send, to remove and to open them. */
export function* areaSagas() {
  yield* spawn(restartOnError(watchAttachments));
}
