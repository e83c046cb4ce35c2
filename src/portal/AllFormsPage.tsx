import { formatMoney, formTitle, isForAnyType, type OfferedForm, offeredForms, TASKS } from '#rules';
import { Link } from '../controls/Link';
import { SummaryList } from '../controls/lists/SummaryList';
import { PageHeading } from '../forms/PageHeading';
import { ENTITY_TYPE_NAMES, FILED_ELSEWHERE, formLabel, startOf, startPath, TASK_TITLES } from './forms';
import { translate } from '../language/translate';

/** Every form that can be filed here, with its fee, who files it and what to have at hand, and those that cannot. */
export default function AllFormsPage() {
  const forms = offeredForms();
  return (
    <>
      <PageHeading
        title="All forms and fees"
        lead={<p>{translate('You review everything before you pay. A filing takes 15 to 20 minutes.')}</p>}
      />
      {TASKS.map((task) => (
        <section key={task}>
          <h2>{translate(TASK_TITLES[task])}</h2>
          <ul className="card-list">
            {forms
              .filter((form) => form.task === task)
              .map((form) => (
                <FormCard key={form.filingType} form={form} />
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{translate('Filed on another site of the office')}</h2>
        <p>{translate("These begin here and continue on the office's other site.")}</p>
        <ul className="plain-list">
          {FILED_ELSEWHERE.map((transactionType) => (
            <li key={transactionType}>
              <Link to={startPath(transactionType)}>{translate(formLabel(transactionType))}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function FormCard({ form }: { form: OfferedForm }) {
  const { filingType, fee, lateFee, needs, entityTypes } = form;
  return (
    <li className="card">
      <h3 className="card__title">
        <Link to={startOf(form)}>{translate(formTitle(filingType))}</Link>
      </h3>
      <SummaryList
        rows={[
          {
            label: 'Fee',
            value:
              lateFee === null
                ? formatMoney(fee)
                : translate('{fee}; {lateFee} when late', {
                    fee: formatMoney(fee),
                    lateFee: formatMoney(lateFee),
                  }),
          },
          {
            label: 'For',
            value: isForAnyType(form)
              ? translate('Any business on record here')
              : entityTypes.map((type) => translate(ENTITY_TYPE_NAMES[type])).join('; '),
          },
          {
            label: 'What you need',
            value: (
              <ul className="plain-list">
                {needs.map((need) => (
                  <li key={need}>{translate(need)}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </li>
  );
}
