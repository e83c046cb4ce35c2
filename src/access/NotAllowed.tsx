import type { ReactNode } from 'react';
import { BASE_PATH, isAdmin, PATHS } from '#rules';
import { Link } from '../controls/Link';
import { Loading } from '../controls/loading/Loading';
import { PageHeading } from '../forms/PageHeading';
import { BackToFiling } from '../session/filing-in-progress/BackToFiling';
import type { SignedOnUser } from '../session/slice';
import { useAppSelector } from '../session/store-hooks';
import { translate, translateAround } from '../language/translate';

/** For users who are signed on but hold no role of the admin area (A2-loginadmin). Anybody may open its address. */
export default function NotAllowed() {
  const { user, status } = useAppSelector((state) => state.session);
  if (status === 'starting') return <Loading />;
  const { title, text } = noticeFor(user);
  return (
    <div className="card narrow">
      <PageHeading title={title} />
      <p>{text}</p>
      {user && (
        <p>
          {translateAround('You are signed on as {name}. {logOut} to sign on with another account.', {
            name: user.name,
            logOut: <Link to={PATHS.logout}>{translate('Log out')}</Link>,
          })}
        </p>
      )}
      <BackToFiling />
      <p>
        <Link to={BASE_PATH}>{translate('Go to the business home page')}</Link>
      </p>
    </div>
  );
}

/** What the page says to a visitor: why it was opened, where that can be told. */
function noticeFor(user: SignedOnUser | null): { title: string; text: ReactNode } {
  if (!user) {
    return {
      title: 'You are not signed on',
      text: translateAround('The staff area of the office is open to its staff alone. {logIn}', {
        logIn: <Link to={PATHS.loginAdmin}>{translate('Log in as staff of the office')}</Link>,
      }),
    };
  }
  if (isAdmin(user.roles)) {
    return {
      title: 'You are signed on',
      text: translateAround('Your account opens the staff area. {goThere}', {
        goThere: <Link to={PATHS.adminHome}>{translate('Go to the staff area')}</Link>,
      }),
    };
  }
  return {
    title: 'Not allowed',
    text: translate(
      'Your account does not have access to this part of the portal. Ask the office if you need it.',
    ),
  };
}
