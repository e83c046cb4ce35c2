import { useNavigate } from 'react-router-dom';
import { PATHS, resetNext } from '#rules';
import { useAppDispatch } from '../session/store-hooks';
import { ResetForm } from './ResetForm';
import { resetSubmitted } from './reset-saga';

/** 'Reset My Password', on a page of its own (A2-reset). */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <ResetForm
      onReset={(values) => void dispatch(resetSubmitted(values))}
      onCancel={() => void navigate(PATHS[resetNext('screen', 'canceled').page])}
    />
  );
}
