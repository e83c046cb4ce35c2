import { Link } from 'react-router-dom';
import { agentPath, agentAlternative, type AgentStep } from '#rules';

/** The link to the alternative of a screen's Next, where its table names one. */
export function AlternativeLink({ step, children }: { step: AgentStep; children: string }) {
  const to = agentAlternative(step);
  return (
    to && (
      <p>
        <Link className="usa-link" to={agentPath(to)}>
          {children}
        </Link>
      </p>
    )
  );
}
