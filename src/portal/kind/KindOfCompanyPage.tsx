import { useFormikContext } from 'formik';
import {
  feeOf,
  fittingKind,
  type FittingKind,
  formatMoney,
  formTitle,
  keysOf,
  type KindAnswers,
  openKindQuestion,
  transactionOf,
} from '#rules';
import { Link } from '../../controls/Link';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { LiveFields } from '../../forms/LiveFields';
import { PageHeading } from '../../forms/PageHeading';
import { startPath } from '../forms';
import { STATUTES_ADDRESS } from '../statutes-address';
import { KIND_RESULTS, KIND_QUESTIONS } from './kind-texts';
import { translate, translateAround } from '../../language/translate';

const NOTHING: KindAnswers = { purpose: '', protects: '', sellsShares: '', hasCapitalStock: '' };

const field = (name: string) => ({
  label: KIND_QUESTIONS[name as keyof KindAnswers].question,
  required: false,
});

/** A few questions that lead to a kind of company that can be formed here, with the law on it. No legal advice. */
export default function KindOfCompanyPage() {
  return (
    <div className="narrow">
      <PageHeading
        title="What kind of company do I need?"
        lead={
          <p>
            {translate(
              'A few questions lead to the kind that many businesses like yours choose. This is no legal or tax advice.',
            )}
          </p>
        }
      />
      <LiveFields<KindAnswers> initialValues={NOTHING} field={field}>
        <Questions />
      </LiveFields>
    </div>
  );
}

const ORDER = keysOf(KIND_QUESTIONS);

/** The questions that have been answered and the one that is open, then what fits. */
function Questions() {
  const { values, setValues } = useFormikContext<KindAnswers>();
  const open = openKindQuestion(values);
  const shownQuestions = ORDER.filter((name) => values[name] !== '' || name === open);
  const kind = fittingKind(values);
  /** Answers to later questions may not fit any more. */
  const forgetLater = (name: keyof KindAnswers, value: string) => {
    const earlier = ORDER.slice(0, ORDER.indexOf(name)).map((one) => [one, values[one]]);
    void setValues({ ...NOTHING, ...Object.fromEntries(earlier), [name]: value } as KindAnswers);
  };
  return (
    <>
      <div className="card">
        {shownQuestions.map((name) => (
          <RadioGroup
            key={name}
            name={name}
            options={KIND_QUESTIONS[name].options}
            onChosen={(value) => forgetLater(name, value)}
          />
        ))}
      </div>
      <div className="check-answer" role="status">
        {kind !== null && <Result kind={kind} />}
      </div>
    </>
  );
}

function Result({ kind }: { kind: FittingKind }) {
  const { title, reason, law } = KIND_RESULTS[kind];
  const transaction = kind === 'none' ? null : transactionOf(kind, '');
  return (
    <section className="card" aria-labelledby="kind-result">
      <h2 className="card__title" id="kind-result">
        {translate(title)}
      </h2>
      <p>{translate(reason)}</p>
      <p>
        {translateAround(
          'The law: {law} of the {statutes}. The link opens the list of all titles: choose the title there, and in it the article.',
          {
            law: translate(law),
            statutes: <a href={STATUTES_ADDRESS}>{translate('Colorado Revised Statutes')}</a>,
          },
        )}
      </p>
      {kind !== 'none' && transaction && (
        <p>
          <Link to={startPath(transaction.transactionType)}>{translate(formTitle(kind))}</Link>,{' '}
          {formatMoney(feeOf({ filingType: kind }))}
        </p>
      )}
    </section>
  );
}
