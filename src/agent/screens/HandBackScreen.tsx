import { AGENT_STEP_TITLES, titleStep } from '#rules';
import { Loading } from '../../app/Loading';
import { usePageTitle } from '../../app/shell/use-page-title';
import { useAppSelector } from '../../app/store-hooks';
import { selectFlowFacts } from '../../filing/flow-selectors';

/** The last screen shows nothing: it saves and hands back (A2-agent-redirect). Only when that takes long does it say so. */
export function HandBackScreen() {
  const facts = useAppSelector(selectFlowFacts);
  const title = AGENT_STEP_TITLES.agentnavredirect;
  usePageTitle({ title, step: titleStep(facts, 'registeredagent') });
  return <Loading>{title}…</Loading>;
}
