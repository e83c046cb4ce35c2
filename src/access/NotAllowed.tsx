import { PATHS } from '#rules';
import { Link } from '../controls/Link';
import { PageHeading } from '../forms/PageHeading';
import { useAppSelector } from '../session/store-hooks';
import { translate, translateAround } from '../language/translate';

/** For users who are signed on but hold no role of the admin area (A2-loginadmin). */
export default function NotAllowed() {
  const name = useAppSelector((state) => state.session.user?.name);
  return (
    <div className="card narrow">
      <PageHeading title="Not allowed" />
      <p>
        {translate(
          'Your account does not have access to this part of the portal. Ask the office if you need it.',
        )}
      </p>
      {name && (
        <p>
          {translateAround('You are signed on as {name}. {logOut} to sign on with another account.', {
            name,
            logOut: <Link to={PATHS.logout}>{translate('Log out')}</Link>,
          })}
        </p>
      )}
    </div>
  );
}
