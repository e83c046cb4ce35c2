import { loginPath, PATHS } from '#rules';
import { Link } from '../controls/Link';
import { Alert } from '../controls/alerts/Alert';
import { PageHeading } from '../forms/PageHeading';
import { translate, translateAround } from '../language/translate';

interface SetUpDoneProps {
  userId: string;
  email: string;
  entityId: string;
  entityName: string;
}

/** Secure filing is set up: what comes next. */
export const SetUpDone = ({ userId, email, entityId, entityName }: SetUpDoneProps) => (
  <div className="card narrow">
    <PageHeading title="Secure business filing is set up" />
    <Alert kind="success">{translate('A temporary password has been emailed to {email}.', { email })}</Alert>
    <p>
      {translateAround(
        'From now on filings for {entityName} (Entity ID {entityId}) ask for a login. Your username is {userId}; you need it to reset your password.',
        { entityName, entityId, userId: <strong>{userId}</strong> },
      )}
    </p>
    <ol>
      <li>{translate('Open the message and copy the temporary password. It expires, so do this soon.')}</li>
      <li>
        <Link to={loginPath({ entityId })}>{translate('Log in with it')}</Link>.
      </li>
      <li>{translate('Choose a password of your own.')}</li>
    </ol>
    <p>
      <Link to={`${PATHS.search}/${entityId}`}>
        {translate('Go to the record of {entityName}', { entityName })}
      </Link>
    </p>
  </div>
);
