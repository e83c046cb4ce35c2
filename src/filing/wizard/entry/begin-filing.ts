import { call, put } from 'typed-redux-saga';
import { pageFlags, type Filing } from '#rules';
import { controlCleared, filingInitialized } from '../../../session/control-slice';
import { service } from '../../../session/services';
import { withVerifiedAgent } from '../../../session/verified-agent';
import { contentCleared } from './content-slice';
import { filingStarted } from '../draft-slice';

/** A new filing takes the place of the one in progress, with an agent who was verified for it; its page flags are set once. */
export function* beginFiling(initial: Filing) {
  const storage = yield* service('storage');
  const filing = yield* call(withVerifiedAgent, storage, initial, Date.now());
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(filingStarted(filing));
  yield* put(filingInitialized(pageFlags(filing)));
}
