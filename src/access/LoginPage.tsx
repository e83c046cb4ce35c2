import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { canLogIn, loginPath, type LoginOpening } from '#rules';
import { Loading } from '../controls/Loading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { LoginForm } from './LoginForm';
import { loginChosen, loginOpened, loginResetSubmitted, selectLogin } from './login-slice';
import { ResetForm } from './ResetForm';
import { hasPageBefore } from './use-way-back';

/** What comes along with the history entry: from the page that asked for the login, or from a password that was changed. */
interface Carried {
  from?: string;
  hasEnded?: boolean;
}

/** The Secure Business Filing page, with its two views: Log in and Reset My Password (A2-login). */
export default function LoginPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { from = '', hasEnded = false } = (state ?? {}) as Carried;
  const entityId = query.get('entityId') ?? '';
  const transTyp = query.get('transTyp') ?? '';
  const opening: LoginOpening = useMemo(
    () => ({ entityId, transTyp, from, hasPageBefore: hasPageBefore() }),
    [entityId, transTyp, from],
  );
  const { view } = useAppSelector(selectLogin);
  useEffect(() => {
    dispatch(loginOpened(opening));
  }, [dispatch, opening]);

  if (!canLogIn(entityId)) return <Loading />;
  return view === 'reset' ? (
    <ResetForm
      onReset={(values) => void dispatch(loginResetSubmitted({ values, entityId }))}
      onCancel={() => void dispatch(loginChosen())}
      wayBack={{ back: loginPath({ entityId, transTyp }), onBack: () => void dispatch(loginChosen()) }}
    />
  ) : (
    <LoginForm opening={opening} hasEnded={hasEnded} />
  );
}
