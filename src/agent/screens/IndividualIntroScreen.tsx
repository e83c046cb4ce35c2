import { clearOtherMethod, type VerificationMethodValues, verificationMethodRules } from '#rules';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { AgentPage, AlternativeLink } from '../AgentPage';
import { translate } from '../../language/translate';

const methods = [
  {
    value: 'D',
    label: "Driver's license or ID card",
    description: "The agent's Colorado license or ID card number, and the last name on it.",
  },
  {
    value: 'P',
    label: 'Passcode',
    description: 'The passcode from a letter that we mailed to the agent.',
  },
];

/** How an individual agent is verified (A2-agent-indiv, A5-method). */
export default function IndividualIntroScreen() {
  return (
    <AgentPage
      step="agentintroindiv"
      rules={verificationMethodRules}
      read={({ verifyValues: { checkedTyp } }): VerificationMethodValues => ({
        checkedTyp: checkedTyp === 'D' || checkedTyp === 'P' ? checkedTyp : '',
      })}
      write={(agent, { checkedTyp }) => clearOtherMethod(agent, checkedTyp)}
      lead={
        <p>{translate('We have to verify who the agent is, so that nobody is named without knowing it.')}</p>
      }
    >
      <RadioGroup name="checkedTyp" label="How do you want to verify the agent?" options={methods} />
      <AlternativeLink step="agentintroindiv">
        {translate('No license, ID card or passcode? Request a passcode by mail')}
      </AlternativeLink>
    </AgentPage>
  );
}
