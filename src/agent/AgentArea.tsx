import { lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { AGENT_STEP_TITLES, agentPath, agentStepOf, type AgentStep, queryFacts } from '#rules';
import { Loading } from '../controls/loading/Loading';
import { usePageTitle } from '../forms/use-page-title';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { useAgentHost } from './agent-host';
import { selectIsAgentScreenOpen, agentScreenEntered } from './slice';

type AgentScreen = ComponentType;

/** The screens of the wizard, each in a chunk of its own. The last one shows nothing. */
const AGENT_SCREENS: Record<AgentStep, AgentScreen> = {
  agentformation: lazy(() => import('./screens/AgentTypeScreen')),
  agentintroentity: lazy(() => import('./screens/EntityIntroScreen')),
  agententitysearch: lazy(() => import('./screens/EntitySearchScreen')),
  agentconfirm: lazy(() => import('./screens/AgentConfirmScreen')),
  agentintroindiv: lazy(() => import('./screens/IndividualIntroScreen')),
  agentindivinfoid: lazy(() => import('./screens/LicenseScreen')),
  agentindivinfo: lazy(() => import('./screens/PasscodeRequestScreen')),
  individualconfirm: lazy(() => import('./screens/PasscodeReviewScreen')),
  individualmail: lazy(() => import('./screens/PasscodeMailScreen')),
  individualconfirmpasscode: lazy(() => import('./screens/PasscodeScreen')),
  individualsummary: lazy(() => import('./screens/IndividualSummaryScreen')),
  agentnavredirect: ReturnScreen,
};

/** The last screen's name in its address. */
const REDIRECT = 'redirect';

/** `/business/agent/:screen`: unknown screens lead to the agent type (A2-agent-unknown). */
export default function AgentArea() {
  const segment = (useParams()['*'] ?? '').replace(/\/+$/, '');
  const { search } = useLocation();
  const step = segment === REDIRECT ? 'agentnavredirect' : agentStepOf(segment);
  const isKnown = segment === REDIRECT || segment === step;
  if (!isKnown) return <Navigate replace to={agentPath() + search} />;
  return <AgentScreenAt step={step} />;
}

function AgentScreenAt({ step }: { step: AgentStep }) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const isOpen = useAppSelector((state) => selectIsAgentScreenOpen(state, step));
  const asked = useMemo(() => queryFacts(query), [query]);
  useEffect(() => {
    dispatch(agentScreenEntered({ step, query: asked }));
  }, [dispatch, step, asked, key]);

  const Screen = AGENT_SCREENS[step];
  if (!isOpen && step !== 'agentnavredirect') return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Screen key={step} />
    </Suspense>
  );
}

/** Saves the agent and returns to the transaction (A2-agent-redirect); shows nothing unless that takes long. */
function ReturnScreen() {
  const { step } = useAgentHost();
  const title = AGENT_STEP_TITLES.agentnavredirect;
  usePageTitle({ title, step });
  return <Loading>{title}…</Loading>;
}
