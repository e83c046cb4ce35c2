import { PATHS, TEMPORARY_PASSWORD_MESSAGE } from '#rules';
import { Link } from '../controls/Link';
import { Alert } from '../controls/alerts/Alert';
import { PageHeading } from '../forms/PageHeading';
import { translate, translateAround } from '../language/translate';
import { hasPageBefore } from '../forms/use-back-link';

/**
 * The confirmation of a reset (A2-reset). It is the same for every account, known or not, so that nobody learns who has one. Opened by its
 * address, it says that nothing was reset: a reset leads here from its own page.
 */
export default function ResetConfirmPage() {
  return (
    <div className="card narrow">
      <PageHeading title="Password reset" />
      {hasPageBefore() ? <Sent /> : <Alert kind="info">No password was reset in this window.</Alert>}
      <ul>
        <li>
          {translateAround('{lookUp} and choose a form to log in to secure business filing.', {
            lookUp: <Link to={PATHS.search}>{translate('Look up the entity that you file for')}</Link>,
          })}
        </li>
        <li>
          <Link to={PATHS.loginAdmin}>{translate('Log in as staff of the office')}</Link>.
        </li>
        <li>
          <Link to={PATHS.resetPassword}>{translate('Reset a password')}</Link>.
        </li>
      </ul>
    </div>
  );
}

const Sent = () => (
  <>
    <Alert kind="success">{TEMPORARY_PASSWORD_MESSAGE}</Alert>
    <p>
      {translate(
        'Use it soon, because it expires. You are asked for a new password of your own after you log in. If no message arrives, check the username and the email address and try again.',
      )}
    </p>
  </>
);
