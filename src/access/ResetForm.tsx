import { resetPasswordRules, type ResetPasswordValues } from '#rules';
import { TextField } from '../controls/fields/TextField';
import { FormPage } from '../forms/FormPage';
import type { BackLink } from '../forms/use-back-link';
import { translate } from '../language/translate';

const NOTHING_ENTERED: ResetPasswordValues = { userId: '', email: '' };

interface ResetFormProps {
  onReset: (values: ResetPasswordValues) => void;
  onCancel: () => void;
  backLink: BackLink;
}

/** 'Reset My Password': what a temporary password is asked for with, the same in both places (A2-reset, A5-reset). */
export const ResetForm = ({ onReset, onCancel, backLink }: ResetFormProps) => (
  <FormPage<ResetPasswordValues>
    title="Reset My Password"
    {...backLink}
    lead={
      <p>
        {translate(
          'Enter the username and the email address of your account. If they belong together, we send you a temporary password by email.',
        )}
      </p>
    }
    rules={resetPasswordRules}
    initialValues={NOTHING_ENTERED}
    primaryAction="Reset password"
    onSubmit={onReset}
    onCancel={onCancel}
  >
    <TextField
      name="userId"
      hint="It is in the message that brought your password"
      autoComplete="username"
      spellCheck={false}
    />
    <TextField name="email" type="email" />
  </FormPage>
);
