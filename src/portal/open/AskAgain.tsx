import { DEVELOPERS_PATH } from '#rules';
import { Link } from '../../controls/Link';
import { translate } from '../../language/translate';

/** The way to another link. */
export const AskAgain = () => (
  <p>
    <Link to={DEVELOPERS_PATH}>{translate('Ask for a new link on the page for developers')}</Link>
  </p>
);
