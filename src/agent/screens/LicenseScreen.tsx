import { licenseRules, searchByLicense } from '#rules';
import { TextField } from '../../controls/fields/TextField';
import { AgentPage, AlternativeLink } from '../AgentPage';
import { translate } from '../../language/translate';

/** The agent's license or ID card number and last name (A2-agent-id, A5-licence). */
export default function LicenseScreen() {
  return (
    <AgentPage
      step="agentindivinfoid"
      rules={licenseRules}
      read={({ verifyValues: { driversLicenseId, lastName } }) => ({ driversLicenseId, lastName })}
      write={(_agent, license) => searchByLicense(license)}
      lead={
        <p>
          {translate(
            'We look this up once to verify the agent. The number does not become part of the public record.',
          )}
        </p>
      }
    >
      <TextField
        name="driversLicenseId"
        hint="Nine characters, with or without spaces and dashes"
        width="medium"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="lastName"
        hint="As it appears on the license or ID card"
        autoComplete="off"
        spellCheck={false}
      />
      <AlternativeLink step="agentindivinfoid">
        {translate('Use the alternative method of verification: request a passcode by mail')}
      </AlternativeLink>
    </AgentPage>
  );
}
