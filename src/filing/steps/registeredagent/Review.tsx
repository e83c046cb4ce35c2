import { hasRegisteredAgent } from '#rules';
import { AgentSummary } from '../../../people/AgentSummary';
import type { ReviewProps } from '../../review/review-screens';

/** The registered agent on the review page (W2-review). */
export default function RegisteredAgentReview({ filing }: ReviewProps) {
  const { registeredAgentValues } = filing;
  return hasRegisteredAgent(registeredAgentValues) ? <AgentSummary agent={registeredAgentValues} /> : null;
}
