import { put, select } from 'typed-redux-saga';
import { isFiledElsewhere, maintainAgentAddress, type AgentQuery } from '#rules';
import { ask } from '../client/ask';
import { selectLinks } from '../session/selectors';
import { service } from '../session/services';
import {
  introductionAnswered,
  introductionLeft,
  introductionRequested,
  maintainAgentAnswered,
} from './slice';
import { applyEffects, openAddress } from '../session/outcomes';
import { languageQuery } from '../language/translate';
import { watchEvery, watchLatest } from '../session/watch';

/** A text that is not available is logged, and the page works without it (W section 8). */
function* loadIntroduction({
  payload: { transTyp, entityType, entityId },
}: ReturnType<typeof introductionRequested>) {
  const { outcome, data } = yield* ask('introContent', {
    query: {
      ...(transTyp && { transTyp }),
      ...(entityType && { entityType }),
      ...(entityId && { entityId }),
      ...languageQuery(),
      ...((!transTyp || isFiledElsewhere(transTyp)) && { legacy: 'Y' as const }),
    },
  });
  yield* applyEffects('introContent', outcome);
  yield* put(introductionAnswered(data?.content ?? null));
}

/** A filing in progress in this tab ends here: the agent is for another transaction, and must not be added to that filing. */
function* nameAgent(query: AgentQuery) {
  const connections = yield* service('connections');
  yield* connections.discardFiling();
  yield* connections.startAgentWizard(query);
}

function* leaveIntroduction({ payload }: ReturnType<typeof introductionLeft>) {
  yield* nameAgent(payload);
}

/** Yes names the agent, No continues in the office's other application (A2-maintain). */
function* leaveMaintainAgent({
  payload: { maintainAgentFlg, query },
}: ReturnType<typeof maintainAgentAnswered>) {
  if (maintainAgentFlg === 'Y') return yield* nameAgent(query);
  const links = yield* select(selectLinks);
  if (links) yield* openAddress(maintainAgentAddress(maintainAgentFlg, query, links.legacyTransaction));
}

export function* watchIntroductions() {
  yield* watchLatest(introductionRequested, loadIntroduction);
  yield* watchEvery(introductionLeft, leaveIntroduction);
  yield* watchEvery(maintainAgentAnswered, leaveMaintainAgent);
}
