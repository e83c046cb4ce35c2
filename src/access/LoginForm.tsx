import { useNavigate } from 'react-router-dom';
import { loginRules, PATHS, type LoginOrigin, type LoginValues } from '#rules';
import { Link } from '../controls/Link';
import { Alert, FocusMessage } from '../controls/alerts/Alert';
import { Button } from '../controls/Button';
import { PasswordField } from '../controls/fields/PasswordField';
import { TextField } from '../controls/fields/TextField';
import { FormPage } from '../forms/FormPage';
import { PlainPage } from '../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { useBackLink } from '../forms/use-back-link';
import { loginSubmitted, selectLogin } from './login-slice';
import { translate, translateAround } from '../language/translate';

const EMPTY: LoginValues = { email: '', password: '' };

interface LoginFormProps {
  origin: LoginOrigin;
  /** The filer was logged in before. */
  hasEnded: boolean;
  /** Opens the other view of the page. */
  onReset: () => void;
}

const TITLE = 'Secure Business Filing';

/** Log in: email and password of the entity's secure filing (A2-login, A5-login). */
export function LoginForm({ origin, hasEnded, onReset }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { message, entityName, entity } = useAppSelector(selectLogin);
  const { entityId } = origin;
  const record = `${PATHS.search}/${entityId}`;
  const backLink = useBackLink(record);
  if (entity === 'withoutLogin' || entity === 'notOnRecord')
    return (
      <PlainPage title={TITLE} {...backLink} primaryAction={null} onNext={() => undefined}>
        {entity === 'withoutLogin' ? <NotNeeded record={record} /> : <NotOnRecord entityId={entityId} />}
      </PlainPage>
    );
  return (
    <FormPage<LoginValues>
      title={TITLE}
      {...backLink}
      rules={loginRules}
      initialValues={EMPTY}
      primaryAction="Log in"
      onSubmit={(values) => void dispatch(loginSubmitted(values, origin))}
      onCancel={() => void navigate(record)}
      moreActions={
        <Button variant="secondary" onClick={onReset}>
          Reset My Password
        </Button>
      }
      lead={
        <p>
          {translate(
            'Filings for {entityName} (Entity ID {entityId}) are made by those who have an account for it. Log in to continue.',
            { entityName: entityName || translate('this entity'), entityId },
          )}
        </p>
      }
    >
      {hasEnded && message === '' && (
        <Alert kind="info">
          Your login has ended. Log in again to continue where you were; what you entered is kept.
        </Alert>
      )}
      <FocusMessage message={message} />
      <TextField name="email" type="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
    </FormPage>
  );
}

/** An entity without secure filing has no accounts: logging in is impossible. */
const NotNeeded = ({ record }: { record: string }) => (
  <Alert kind="info">
    {translate('This entity has no secure business filing: its forms are filed without a login.')}{' '}
    <Link to={record}>{translate('Go to its record')}</Link>
  </Alert>
);

const NotOnRecord = ({ entityId }: { entityId: string }) => (
  <Alert kind="info">
    <p>{translate('There is no entity on record with ID number {entityId}.', { entityId })}</p>
    <p>
      {translateAround('{lookUp} to file for it.', {
        lookUp: <Link to={PATHS.search}>{translate('Look up an entity')}</Link>,
      })}
    </p>
  </Alert>
);
