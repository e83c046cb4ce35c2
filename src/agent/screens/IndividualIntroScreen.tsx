import { clearOtherMethod, type VerificationMethodValues, verificationMethodRules } from '#rules';
import { Alert } from '../../controls/Alert';
import { RadioGroup } from '../../controls/RadioGroup';
import { AgentPage } from '../AgentPage';

const methods = [
  {
    value: 'D',
    label: "Driver's license or ID card",
    description: "The agent's Colorado license or ID card number, and the last name on it.",
  },
];

/** How an individual agent is verified (A2-agent-indiv, A5-method). A mailed passcode is not offered yet, and the page says so. */
export default function IndividualIntroScreen() {
  return (
    <AgentPage
      step="agentintroindiv"
      rules={verificationMethodRules}
      read={({ verifyValues: { checkedTyp } }): VerificationMethodValues => ({
        checkedTyp: checkedTyp === 'D' ? checkedTyp : '',
      })}
      write={(agent, { checkedTyp }) => clearOtherMethod(agent, checkedTyp)}
      lead={<p>We have to verify who the agent is, so that nobody is named without knowing it.</p>}
    >
      <RadioGroup name="checkedTyp" label="How do you want to verify the agent?" options={methods} />
      <Alert kind="info">Verification by a passcode that is sent by mail is not available yet.</Alert>
    </AgentPage>
  );
}
