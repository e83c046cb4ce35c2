import { Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { agentPath, agentStepOf, type AgentStep } from '#rules';
import { Loading } from '../app/Loading';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { LeaveGuard } from '../filing/LeaveGuard';
import { agentScreen } from './registry';
import { agentScreenEntered } from './slice';

const REDIRECT = 'redirect';

/** `/business/agent/:screen`: unknown screens lead to the agent type (A2-agent-unknown). */
export default function AgentArea() {
  const segment = (useParams()['*'] ?? '').replace(/\/+$/, '');
  const { search } = useLocation();
  const step = segment === REDIRECT ? 'agentnavredirect' : agentStepOf(segment);
  const isKnown = segment === REDIRECT || (segment === step && agentScreen(step) !== undefined);
  if (!isKnown) return <Navigate replace to={agentPath() + search} />;
  return <AgentScreen step={step} />;
}

function AgentScreen({ step }: { step: AgentStep }) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const isReady = useAppSelector((state) => state.agent.status === 'ready');
  const queryFacts = useMemo(() => Object.fromEntries(query), [query]);
  useEffect(() => {
    dispatch(agentScreenEntered({ step, query: queryFacts }));
  }, [dispatch, step, queryFacts, key]);

  // The last screen shows nothing: it saves and hands back (A2-agent-redirect).
  const screen = agentScreen(step);
  if (!screen || !isReady) return <Loading />;
  return (
    <>
      <LeaveGuard />
      <Suspense fallback={<Loading />}>
        <screen.Screen key={step} />
      </Suspense>
    </>
  );
}
