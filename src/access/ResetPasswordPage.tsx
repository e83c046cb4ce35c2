import { useNavigate } from 'react-router-dom';
import { BASE_PATH, PATHS, resetNext } from '#rules';
import { useAppDispatch } from '../session/store-hooks';
import { ResetForm } from './ResetForm';
import { resetSubmitted } from './reset-saga';
import { useBackLink } from '../forms/use-back-link';

/** 'Reset My Password', on a page of its own (A2-reset). */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const backLink = useBackLink(BASE_PATH);
  return (
    <ResetForm
      backLink={backLink}
      onReset={(values) => void dispatch(resetSubmitted(values))}
      onCancel={() => void navigate(PATHS[resetNext('screen', 'canceled').page])}
    />
  );
}
