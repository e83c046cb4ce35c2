import { changePasswordRules, PASSWORD_NOTICE, type ChangePasswordValues, type LoginOrigin } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { PasswordField } from '../controls/fields/PasswordField';
import { LockedText } from '../controls/fields/TextField';
import { FormPage } from '../forms/FormPage';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import type { BackLink } from '../forms/use-back-link';
import { changePasswordSubmitted, selectChangePassword } from './change-password-slice';
import { translate } from '../language/translate';

const EMPTY: ChangePasswordValues = { password: '', newPassword: '', retypedPassword: '' };

interface ChangePasswordFormProps {
  title: string;
  /** A temporary password is to be changed before the filer can continue. */
  isTemporary: boolean;
  /** The origin of the login that asked for the change; null without one. */
  origin: LoginOrigin | null;
  onCancel: () => void;
  backLink: BackLink;
}

/** User ID, current password and the new one twice; Enter submits (A2-change, A5-change). */
export function ChangePasswordForm({
  title,
  isTemporary,
  origin,
  onCancel,
  backLink,
}: ChangePasswordFormProps) {
  const dispatch = useAppDispatch();
  const { userId } = useAppSelector(selectChangePassword);
  return (
    <FormPage<ChangePasswordValues>
      title={title}
      {...backLink}
      lead={
        isTemporary && (
          <p>{translate('Your password is a temporary one. Choose one of your own to continue.')}</p>
        )
      }
      rules={changePasswordRules}
      initialValues={EMPTY}
      primaryAction="Change password"
      onSubmit={(values) => void dispatch(changePasswordSubmitted(values, origin))}
      onCancel={onCancel}
    >
      <Alert kind="info">{PASSWORD_NOTICE}</Alert>
      <LockedText label="User ID" value={userId} autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 letters and digits, with a lowercase letter, an uppercase letter and a digit"
      />
      <PasswordField name="retypedPassword" autoComplete="new-password" />
    </FormPage>
  );
}
