import { searchByPasscode, passcodeRules } from '#rules';
import { TextField } from '../../controls/fields/TextField';
import { AgentPage, AlternativeLink } from '../AgentPage';
import { translate } from '../../language/translate';

/** The passcode that was mailed, and below it the way to a new one (A2-agent-passcode, A5-agent-server). */
export default function PasscodeScreen() {
  return (
    <AgentPage
      step="individualconfirmpasscode"
      rules={passcodeRules}
      read={({ verifyValues: { passcode } }) => ({ passcode })}
      write={(_agent, passcode) => searchByPasscode(passcode)}
      lead={<p>{translate('Enter the passcode from the letter that we mailed to the agent.')}</p>}
    >
      <TextField
        name="passcode"
        hint="Eight characters, as in the letter"
        width="medium"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <AlternativeLink step="individualconfirmpasscode">
        {translate('Request a new passcode')}
      </AlternativeLink>
    </AgentPage>
  );
}
