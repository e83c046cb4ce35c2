import { closeNamesNote, formatMoney, type EntityNameValues, type StepName } from '#rules';
import { useAppSelector } from '../../../session/store-hooks';
import { selectOffice } from '../../../session/selectors';
import { useTaskList } from './filing-progress';
import { selectFee, selectFiling } from '../selectors';
import { SaveForLater } from './SaveForLater';
import { TaskList } from './TaskList';
import { Alert } from '../../../controls/alerts/Alert';
import { isWide } from '../../../forms/FormLayout';
import { PhoneLink } from '../../../controls/PhoneLink';
import { translate, translateAround } from '../../../language/translate';

/** Pages that show the note on close names with the name itself. */
const SHOW_NOTE_THEMSELVES: readonly StepName[] = ['entityname', 'staticentityname', 'filingreview'];

/** Pages that say the fee themselves: it is said once. */
const SAY_FEE_THEMSELVES: readonly StepName[] = ['intro', 'reportintro'];

/**
 * The filing at a glance: its name, every step of it, the fee and help. Beside the form on a wide page,
 * a folded line under the heading on a narrow one.
 */
export function FilingSummary({ current }: { current: StepName }) {
  const filing = useAppSelector(selectFiling);
  const office = useAppSelector(selectOffice);
  const fee = formatMoney(useAppSelector(selectFee));
  const saysFee = !SAY_FEE_THEMSELVES.includes(current);
  const tasks = useTaskList(current);
  const name = filing.entityNameValues.name || translate(filing.transactionDescription);
  if (filing.filingType === '') return null;
  const { entityId, transactionDescription } = filing;
  return (
    <aside className="step-aside" aria-label={translate('Your filing')}>
      <details className="filing-summary__details" open={isWide()}>
        <summary className="filing-summary__line">
          <span className="filing-summary__name">{name}</span>
          <span className="filing-summary__hint">{translate('All pages of this filing')}</span>
        </summary>
        {!SHOW_NOTE_THEMSELVES.includes(current) && (
          <CloseNamesNote availability={filing.entityNameValues.availability} />
        )}
        <TaskList tasks={tasks} />
        <SaveForLater />
        <dl className="filing-summary__facts">
          {entityId !== '' && (
            <>
              <dt>{translate('Form')}</dt>
              <dd>{translate(transactionDescription)}</dd>
              <dt>{translate('Entity ID')}</dt>
              <dd className="tabular">{entityId}</dd>
            </>
          )}
          {saysFee && (
            <>
              <dt>{translate('Filing fee')}</dt>
              <dd className="filing-summary__fee">{fee}</dd>
            </>
          )}
          {office && (
            <>
              <dt>{translate('Help')}</dt>
              <dd>
                <a href={`mailto:${office.helpEmail}`}>{office.helpEmail}</a>
                <br />
                <PhoneLink number={office.helpPhone} />
              </dd>
            </>
          )}
        </dl>
      </details>
    </aside>
  );
}

/** What the filing costs, shown from the intro on. */
export function FeeLine() {
  const { filingType } = useAppSelector(selectFiling);
  const fee = formatMoney(useAppSelector(selectFee));
  if (filingType === '') return null;
  return <p className="fee-line">{translateAround('Filing fee: {fee}', { fee: <strong>{fee}</strong> })}</p>;
}

/** A note that names on record are close to the available name. It asks nothing and is not announced, since the filer can proceed. */
export function CloseNamesNote({ availability }: Pick<EntityNameValues, 'availability'>) {
  const note = closeNamesNote(availability?.closeNames ?? []);
  return note === null ? null : <Alert kind="info">{note}</Alert>;
}
