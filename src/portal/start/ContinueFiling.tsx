import { filingPath, formTitle, PATHS } from '#rules';
import { Link } from '../../controls/Link';
import { useFilingInProgress } from '../../session/filing-in-progress/use-filing-in-progress';
import { translate } from '../../language/translate';

/** The ways back: to the filing that this tab has in progress, to one that was saved for later, and to a receipt. */
export function ContinueFiling() {
  const kept = useFilingInProgress();
  return (
    <section className="card continue-filing" aria-labelledby="continue-filing">
      <h2 className="card__title" id="continue-filing">
        {translate('Come back to a filing')}
      </h2>
      <ul className="form-list">
        <li className="form-list__item">
          <Link className="form-list__name" to={PATHS.continueFiling}>
            {translate('Continue your filing')}
          </Link>
          <span>{translate('With a return code')}</span>
        </li>
        <li className="form-list__item">
          <Link className="form-list__name" to={PATHS.findReceipt}>
            {translate('Find a receipt')}
          </Link>
          <span>{translate('By its number')}</span>
        </li>
        {kept && (
          <li className="form-list__item">
            <Link className="form-list__name" to={filingPath(kept.filingType, kept.step)}>
              {translate('Continue: {form}', { form: translate(formTitle(kept.filingType)) })}
            </Link>
            <span>{translate('Begun in this window')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
