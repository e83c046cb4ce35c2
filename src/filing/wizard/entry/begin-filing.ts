import { put } from 'typed-redux-saga';
import { pageFlags, type Filing } from '#rules';
import { controlCleared, filingInitialized } from '../../../session/control-slice';
import { contentCleared } from './content-slice';
import { filingStarted } from '../draft-slice';

/** A new filing takes the place of the one in progress; its page flags are set once. */
export function* beginFiling(filing: Filing) {
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(filingStarted(filing));
  yield* put(filingInitialized(pageFlags(filing)));
}
