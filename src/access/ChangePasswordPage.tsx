import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BASE_PATH, PASSWORD_CHANGED, passwordChangeAccess, PATHS, type LoginOrigin } from '#rules';
import { Link } from '../controls/Link';
import { Alert } from '../controls/alerts/Alert';
import { Button, ButtonRow } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { Loading } from '../controls/loading/Loading';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { changePasswordOpened, confirmationClosed, selectChangePassword } from './change-password-slice';
import { ChangePasswordForm } from './ChangePasswordForm';
import { useBackLink, type BackLink } from '../forms/use-back-link';
import { translate, translateAround } from '../language/translate';

const TITLE = 'Change password';

/** Changing the password of the account that is logged in (A2-change). */
export default function ChangePasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const origin = state as LoginOrigin | null;
  const { user, secureFiler } = useAppSelector((root) => root.session);
  const { status, changed } = useAppSelector(selectChangePassword);
  const home = secureFiler ? `${PATHS.search}/${secureFiler.entityId}` : BASE_PATH;
  const backLink = useBackLink(home);
  const access = passwordChangeAccess({ isSignedOn: user !== null, isSecureFiler: secureFiler !== null });
  useEffect(() => {
    // Also for a user who is logged out already: a confirmation may still be open.
    dispatch(changePasswordOpened(origin));
  }, [dispatch, access, origin]);

  if (changed) {
    const close = () => void dispatch(confirmationClosed({ account: changed, origin: origin ?? {} }));
    return (
      <>
        <PageHeading title={TITLE} />
        <PasswordChangedDialog onClose={close} />
      </>
    );
  }
  if (access === 'logInFirst') return <LogInFirst {...backLink} />;
  switch (status) {
    case 'reading':
      return <Loading />;
    case 'ready':
      return (
        <ChangePasswordForm
          title={TITLE}
          isTemporary={(secureFiler ?? user)?.mustChangePassword === true}
          origin={origin}
          onCancel={() => void navigate(home)}
          backLink={backLink}
        />
      );
    case 'failed':
      return (
        <div className="card narrow">
          <PageHeading title={TITLE} />
          <Alert kind="error">
            Your account could not be read at this time. Wait a moment, then try again.
          </Alert>
          <ButtonRow>
            <Button variant="primary" onClick={() => dispatch(changePasswordOpened(origin))}>
              Try again
            </Button>
          </ButtonRow>
        </div>
      );
    case 'elsewhere':
      return (
        <div className="card narrow">
          <PageHeading title={TITLE} />
          <p>{translate('Your password is kept by the service that you sign on with. Change it there.')}</p>
          <p>
            <Link to={BASE_PATH}>{translate('Go to the business home page')}</Link>
          </p>
        </div>
      );
  }
}

/** The confirmation of a changed password; however it is closed, the user logs in again. */
const PasswordChangedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={PASSWORD_CHANGED.title} kind="alertdialog" onClose={onClose}>
    <p>{translate(PASSWORD_CHANGED.text)}</p>
    <ButtonRow>
      <Button variant="primary" onClick={onClose}>
        {PASSWORD_CHANGED.button}
      </Button>
    </ButtonRow>
  </Dialog>
);

/** Who logs in where, for somebody who has not. */
const LogInFirst = (backLink: BackLink) => (
  <div className="card narrow">
    <PageHeading title={TITLE} {...backLink} />
    <p>{translate('Log in first: this page changes the password of the account that is logged in.')}</p>
    <ul>
      <li>
        {translateAround(
          'Filers of an entity with secure business filing: {lookUp} and choose a form, then log in.',
          {
            lookUp: <Link to={PATHS.search}>{translate('look up the entity')}</Link>,
          },
        )}
      </li>
      <li>
        {translateAround('Staff of the office: {logIn}.', {
          logIn: <Link to={PATHS.loginAdmin}>{translate('log in')}</Link>,
        })}
      </li>
      <li>
        {translateAround('If you do not know your password, {reset}.', {
          reset: <Link to={PATHS.resetPassword}>{translate('reset it')}</Link>,
        })}
      </li>
    </ul>
  </div>
);
