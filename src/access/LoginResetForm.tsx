import { resetPasswordRules, type ResetPasswordValues } from '#rules';
import { FormPage } from '../forms/FormPage';
import { useAppDispatch } from '../session/store-hooks';
import { loginChosen, loginResetSubmitted } from './login-slice';
import { NOTHING_ENTERED, RESET_LEAD, ResetFields } from './ResetFields';

/** Reset My Password, in the place of the login (A2-login, A2-reset). */
export function LoginResetForm({ entityId }: { entityId: string }) {
  const dispatch = useAppDispatch();
  return (
    <FormPage<ResetPasswordValues>
      title="Reset My Password"
      lead={<p>{RESET_LEAD}</p>}
      rules={resetPasswordRules}
      initialValues={NOTHING_ENTERED}
      primaryAction="Reset password"
      onSubmit={(values) => void dispatch(loginResetSubmitted({ values, entityId }))}
      onCancel={() => void dispatch(loginChosen())}
    >
      <ResetFields />
    </FormPage>
  );
}
