import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut, PATHS, signOnVerdict } from '#rules';
import type { Environment, SignedOnUser } from '../session/slice';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Alert } from '../controls/Alert';
import { logError } from '../session/log';
import { userSignedOff, userSignedOn } from '../session/slice';
import { createUserManager, rolesOf } from './sign-on';

export type SignOnPurpose = 'signOn' | 'callback' | 'signOff';

/** What became of a visit: a page of the application, an address outside, or the browser is already on its way. */
type Way = { path: string } | { address: string } | null;

interface SignOn {
  environment: Environment;
  signedOn(user: SignedOnUser, token: string): void;
  signedOff(): void;
}

async function carryOut(purpose: SignOnPurpose, { environment, signedOn, signedOff }: SignOn): Promise<Way> {
  const { signOn, links } = environment;
  if (!signOn) throw new Error('This environment has no sign-on');
  const manager = createUserManager(signOn, window.location.origin);
  const user = purpose === 'callback' ? await manager.signinCallback() : await manager.getUser();
  const current = user && !user.expired ? user : null;
  if (purpose === 'signOff') {
    signedOff();
    if (!logOut(current !== null).logsOut) return { address: links.logout };
    await manager.signoutRedirect();
    return null;
  }
  const verdict = signOnVerdict('loginAdmin', current && rolesOf(current));
  if (!current || verdict === 'signOn' || verdict === 'stay') {
    await manager.signinRedirect();
    return null;
  }
  const { preferred_username: name = current.profile.sub } = current.profile;
  signedOn({ name, roles: rolesOf(current) }, current.access_token);
  return { path: PATHS[verdict] };
}

/** Signs on, comes back from the provider, or signs off (A2-loginadmin, A2-logout). */
export default function SignOnRoute({ purpose }: { purpose: SignOnPurpose }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const environment = useAppSelector((state) => state.session.environment);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!environment) return;
    carryOut(purpose, {
      environment,
      signedOn: (user, token) => dispatch(userSignedOn({ user, token })),
      signedOff: () => dispatch(userSignedOff()),
    }).then(
      (way) => {
        if (way && 'path' in way) void navigate(way.path, { replace: true });
        if (way && 'address' in way) window.location.assign(way.address);
      },
      (error: unknown) => {
        logError('Sign-on failed', error);
        setFailed(true);
      },
    );
  }, [purpose, environment, dispatch, navigate]);

  return (
    <>
      <PageHeading title={purpose === 'signOff' ? 'Log out' : 'Log in'} />
      {hasFailed ? (
        <Alert kind="error">Signing on is not possible at this time. Try again later.</Alert>
      ) : (
        <p role="status">One moment, please.</p>
      )}
    </>
  );
}
