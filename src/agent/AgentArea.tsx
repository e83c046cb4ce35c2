import { Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { agentPath, agentStepOf, type AgentStep } from '#rules';
import { Loading } from '../app/Loading';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { LeaveGuard } from '../filing/LeaveGuard';
import { HandBackScreen } from './screens/HandBackScreen';
import { agentScreen } from './registry';
import { selectIsAgentScreenOpen } from './selectors';
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
  const isOpen = useAppSelector((state) => selectIsAgentScreenOpen(state, step));
  const queryFacts = useMemo(() => Object.fromEntries(query), [query]);
  useEffect(() => {
    dispatch(agentScreenEntered({ step, query: queryFacts }));
  }, [dispatch, step, queryFacts, key]);

  if (step === 'agentnavredirect') return <HandBackScreen />;
  const screen = agentScreen(step);
  if (!screen || !isOpen) return <Loading />;
  return (
    <>
      <LeaveGuard />
      <Suspense fallback={<Loading />}>
        <screen.Screen key={step} />
      </Suspense>
    </>
  );
}
