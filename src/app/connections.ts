import { call, put, select } from 'typed-redux-saga';
import type { RootState } from '../session/root-reducer';
import { service, type Connections } from '../session/services';
import { carryOutEffects } from './outcomes/apply-effects-saga';
import { openPage } from './outcomes/open-page-saga';

const filingArea = () => import('./filing/area');
const agentArea = () => import('./areas/agent');

/** Ties the areas together: each of them asks `session/services` for what another one does. */
export const connections: Connections = {
  applyEffects: carryOutEffects,
  openPage,

  *currentFiling() {
    const { restoreFiling } = yield* call(filingArea);
    const draft = () => select((state: RootState) => state.draft);
    if ((yield* draft()).status === 'none') yield* restoreFiling({ mayBegin: true });
    const { status, filing } = yield* draft();
    return status === 'ready' ? filing : null;
  },

  *changeFiling(filing) {
    const { filingChanged } = yield* call(filingArea);
    yield* put(filingChanged(filing));
  },

  *discardFiling() {
    const { discardFiling } = yield* call(filingArea);
    yield* discardFiling();
  },

  *putFilingAway() {
    const storage = yield* service('storage');
    storage.session.remove('unsavedStep');
    const { draft } = yield* select((state: Partial<RootState>) => state);
    if (!draft) return;
    const { filingCleared } = yield* call(filingArea);
    yield* put(filingCleared());
  },

  *startAgentWizard(query) {
    const { startWizard } = yield* call(agentArea);
    yield* startWizard(query);
  },
};
