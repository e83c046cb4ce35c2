import { put, select } from 'typed-redux-saga';
import { isFiledElsewhere, maintainAgentAddress, type AgentQuery } from '#rules';
import { ask } from '../client/ask';
import { UNEXPECTED_ERROR } from '../forms/form-slice';
import { watchSubmits, type SubmitResult } from '../forms/submit-saga';
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
import { watchLatest } from '../session/watch';

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

// Both forms ask the registry nothing.
function* leaveIntroduction(query: AgentQuery): Generator<unknown, SubmitResult> {
  return { proceed: () => nameAgent(query) };
}

/** Yes names the agent, No continues in the office's other application (A2-maintain). */
function* leaveMaintainAgent({
  maintainAgentFlg,
  query,
}: ReturnType<typeof maintainAgentAnswered>['payload']): Generator<unknown, SubmitResult> {
  if (maintainAgentFlg === 'Y') return { proceed: () => nameAgent(query) };
  const links = yield* select(selectLinks);
  if (!links) return { refused: { message: UNEXPECTED_ERROR } };
  const address = maintainAgentAddress(maintainAgentFlg, query, links.legacyTransaction);
  return { proceed: () => openAddress(address) };
}

export function* watchIntroductions() {
  yield* watchLatest(introductionRequested, loadIntroduction);
  yield* watchSubmits(introductionLeft, leaveIntroduction);
  yield* watchSubmits(maintainAgentAnswered, leaveMaintainAgent);
}
