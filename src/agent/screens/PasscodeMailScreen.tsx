import {
  agentPath,
  hasRegisteredAgent,
  PASSCODE_REQUEST_TEXTS,
  PASSCODE_VALID_DAYS,
  passcodeLetter,
  passcodeRequestOf,
  type PasscodeRequestValues,
} from '#rules';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { SummaryList } from '../../controls/lists/SummaryList';
import { useAppSelector } from '../../session/store-hooks';
import { useAgentHost } from '../agent-host';
import { PlainAgentPage } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate } from '../../language/translate';

/**
 * After a request for a passcode (A2-agent-mail): the same page whatever its outcome, since the answer must not reveal who is on record.
 * It says of success only where there was one (A8-agent, reading 45). After a reload the browser no longer knows to whom a letter goes.
 */
export default function PasscodeMailScreen() {
  const { values, request: sent } = useAppSelector(selectAgent);
  const result = sent?.result ?? 'letterSent';
  const { title, letter } = PASSCODE_REQUEST_TEXTS[result];
  return (
    <PlainAgentPage step="individualmail" title={title}>
      {result === 'letterSent' ? (
        <LetterOnItsWay delivery={letter} request={passcodeRequestOf(values)} />
      ) : (
        <>
          <Alert kind="error" title={sent?.message}>
            {letter}
          </Alert>
          <p>
            <Link className="usa-link" to={agentPath('agentindivinfo')}>
              {translate('Request the passcode again')}
            </Link>
          </p>
        </>
      )}
    </PlainAgentPage>
  );
}

interface LetterOnItsWayProps {
  delivery: string;
  request: PasscodeRequestValues;
}

/** Where the letter goes, and what to do when it has arrived. */
function LetterOnItsWay({ delivery, request }: LetterOnItsWayProps) {
  const { isInFiling } = useAgentHost();
  const { name, address } = passcodeLetter(request);
  return (
    <>
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
    </>
  );
}
