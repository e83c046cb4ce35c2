import { useNavigate } from 'react-router-dom';
import { PATHS, resetNext, resetPasswordRules, type ResetPasswordValues } from '#rules';
import { FormPage } from '../forms/FormPage';
import { useAppDispatch } from '../session/store-hooks';
import { NOTHING_ENTERED, RESET_LEAD, ResetFields } from './ResetFields';
import { resetSubmitted } from './reset-saga';

/** 'Reset My Password', on a page of its own (A2-reset). */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <FormPage<ResetPasswordValues>
      title="Reset My Password"
      lead={<p>{RESET_LEAD}</p>}
      rules={resetPasswordRules}
      initialValues={NOTHING_ENTERED}
      primaryAction="Reset password"
      onSubmit={(values) => void dispatch(resetSubmitted(values))}
      onCancel={() => void navigate(PATHS[resetNext('screen', 'canceled').page])}
    >
      <ResetFields />
    </FormPage>
  );
}
