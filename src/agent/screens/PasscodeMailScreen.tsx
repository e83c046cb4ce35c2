import {
  agentPath,
  hasRegisteredAgent,
  PASSCODE_VALID_DAYS,
  passcodeLetter,
  passcodeRequestOf,
} from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { SummaryList } from '../../controls/lists/SummaryList';
import { useAppSelector } from '../../session/store-hooks';
import { useAgentHost } from '../agent-host';
import { PlainAgentPage } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate, translateAround } from '../../language/translate';

/**
 * The request was sent, whatever its outcome (A2-agent-mail): the answer must not reveal who is on record. A failure of the registry is
 * shown with it (A8-agent). After a reload the browser no longer knows to whom the letter goes.
 */
export default function PasscodeMailScreen() {
  const { values, request: sent } = useAppSelector(selectAgent);
  const { isInFiling } = useAgentHost();
  const request = passcodeRequestOf(values);
  const { name, address, delivery } = passcodeLetter(request);
  return (
    <PlainAgentPage step="individualmail">
      {sent?.message && (
        <>
          <Alert kind="error">{sent.message}</Alert>
          <p>
            {translateAround('The letter may not be on its way. You can {request}.', {
              request: (
                <Link className="usa-link" to={agentPath('agentindivinfo')}>
                  {translate('request the passcode again')}
                </Link>
              ),
            })}
          </p>
        </>
      )}
      <h2>{translate('Your request was successful')}</h2>
      <p>{translate(delivery)}</p>
      {hasRegisteredAgent(request) && (
        <SummaryList
          rows={[
            { label: 'Mailed to', value: name },
            {
              label: 'Address',
              value: (
                <address className="address-lines">
                  {address.map((line) => (
                    <span className="address-lines__line" key={line}>
                      {line}
                    </span>
                  ))}
                </address>
              ),
            },
          ]}
        />
      )}
      <p>
        {translate(
          'The passcode can be used once, within {days} days. When the letter has arrived, choose Individual and then Passcode, and enter it. Next leads back to the type of agent, in case another agent is to be named now.',
          { days: PASSCODE_VALID_DAYS },
        )}
      </p>
      {isInFiling && (
        <p>
          {translate(
            'The filing can wait for the letter: choose “Save and finish later” and keep the return code. With it you go on when the letter has arrived.',
          )}
        </p>
      )}
    </PlainAgentPage>
  );
}
