import { useNavigate } from 'react-router-dom';
import { loginRules, PATHS, type LoginOpening, type LoginValues } from '#rules';
import { Link } from '../controls/Link';
import { Alert, FocusMessage } from '../controls/Alert';
import { Button } from '../controls/Button';
import { PasswordField } from '../controls/PasswordField';
import { TextField } from '../controls/TextField';
import { FormPage } from '../forms/FormPage';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { useWayBack } from './use-way-back';
import { loginSubmitted, resetChosen, selectLogin } from './login-slice';
import { translate } from '../language/translate';

const EMPTY: LoginValues = { email: '', password: '' };

interface LoginFormProps {
  opening: LoginOpening;
  /** The filer was logged in before. */
  hasEnded: boolean;
}

/** Log in: email and password of the entity's secure filing (A2-login, A5-login). */
export function LoginForm({ opening, hasEnded }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { message, entityName, isNotNeeded } = useAppSelector(selectLogin);
  const { entityId } = opening;
  const record = `${PATHS.search}/${entityId}`;
  const wayBack = useWayBack(record);
  return (
    <FormPage<LoginValues>
      title="Secure Business Filing"
      {...wayBack}
      rules={loginRules}
      initialValues={EMPTY}
      primaryAction="Log in"
      onSubmit={(values) => void dispatch(loginSubmitted(values, opening))}
      onCancel={() => void navigate(record)}
      moreActions={
        <Button variant="secondary" onClick={() => dispatch(resetChosen())}>
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
      {isNotNeeded && (
        <Alert kind="info">
          {translate('This entity has no secure business filing: its forms are filed without a login.')}{' '}
          <Link to={record}>{translate('Go to its record')}</Link>
        </Alert>
      )}
      <FocusMessage message={message} />
      <TextField name="email" type="email" autoComplete="username" inputMode="email" spellCheck={false} />
      <PasswordField name="password" autoComplete="current-password" />
    </FormPage>
  );
}
