import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { canLogIn, loginPath, type LoginOrigin, entityIdInAddress } from '#rules';
import { Loading } from '../controls/loading/Loading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { LoginForm } from './LoginForm';
import {
  loginChosen,
  loginOpened,
  loginResetSubmitted,
  resetChosen,
  selectLogin,
  type LoginState,
} from './login-slice';
import { ResetForm } from './ResetForm';
import { hasPageBefore } from '../forms/use-back-link';

/** The state of the history entry: from the page that asked for the login, or from the change of a password. */
interface Carried {
  from?: string;
  hasEnded?: boolean;
  /** Which of the two views this entry of the browser's history opened. */
  view?: LoginState['view'];
}

/** The Secure Business Filing page, with its two views: Log in and Reset My Password (A2-login). */
export default function LoginPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const carried = (state ?? {}) as Carried;
  const { from = '', hasEnded = false, view: openedView = 'login' } = carried;
  const entityId = entityIdInAddress(query.get('entityId') ?? '');
  const transTyp = query.get('transTyp') ?? '';
  const origin: LoginOrigin = useMemo(
    () => ({ entityId, transTyp, from, hasPageBefore: hasPageBefore() }),
    [entityId, transTyp, from],
  );
  const { view } = useAppSelector(selectLogin);
  useEffect(() => {
    dispatch(loginOpened(origin));
  }, [dispatch, origin]);
  // The view has a place in the history, so that the browser's Back leads from the one to the other and not out of the portal.
  useEffect(() => {
    dispatch(openedView === 'reset' ? resetChosen() : loginChosen());
  }, [dispatch, openedView, key]);

  if (!canLogIn(entityId)) return <Loading />;
  const path = loginPath({ entityId, transTyp });
  const leaveReset = () => void navigate(-1);
  return view === 'reset' ? (
    <ResetForm
      onReset={(values) => void dispatch(loginResetSubmitted({ values, entityId }))}
      onCancel={leaveReset}
      backLink={{ back: path, onBack: leaveReset }}
    />
  ) : (
    <LoginForm
      origin={origin}
      hasEnded={hasEnded}
      onReset={() => void navigate(path, { state: { ...carried, view: 'reset' } satisfies Carried })}
    />
  );
}
