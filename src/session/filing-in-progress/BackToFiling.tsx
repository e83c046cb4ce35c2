import { filingPath, formTitle } from '#rules';
import { Link } from '../../controls/Link';
import { translate, translateAround } from '../../language/translate';
import { useFilingInProgress } from './use-filing-in-progress';

/** On pages outside of a filing: the way back to the one that this tab has in progress. Nothing where there is none. */
export function BackToFiling() {
  const kept = useFilingInProgress();
  if (!kept) return null;
  const path = filingPath(kept.filingType, kept.step);
  return (
    <p>
      {translateAround('You have a filing in progress in this window. {link}', {
        link: (
          <Link className="usa-link" to={path}>
            {translate('Continue: {form}', { form: translate(formTitle(kept.filingType)) })}
          </Link>
        ),
      })}
    </p>
  );
}
