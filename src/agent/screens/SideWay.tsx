import { Link } from 'react-router-dom';
import { agentPath, agentAlternative, type AgentStep } from '#rules';

/** The way beside Next of a screen, to where its table says. */
export function SideWay({ step, children }: { step: AgentStep; children: string }) {
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
