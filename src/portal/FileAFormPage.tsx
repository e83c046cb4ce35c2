import { feeOf, filingOfTransaction, formatMoney } from '#rules';
import { Link } from '../controls/Link';
import { PageHeading } from '../forms/PageHeading';
import { selectOffice } from '../session/selectors';
import { useAppSelector } from '../session/store-hooks';
import { formLabel, OPEN_FORMATIONS, startPath } from './forms';
import { EntityRecordBox } from './EntityRecordBox';
import { FormsNotice } from './FormsNotice';

const needs = [
  'the name that you want to use',
  'the street address of the principal office',
  "the registered agent's driver's license, ID card or entity ID",
  'names and addresses of the people who form it and who file',
  'what its kind asks for: who manages a company, the shares of a profit corporation, what becomes of the assets of a nonprofit corporation, the purpose and the directors of a cooperative',
  'for an Article 55 cooperative association, a document on its capital stock and its members',
  'a credit or debit card',
];

/** The business home: which forms can be filed here, and what to have ready (the file-a-form page of the environment). */
export default function FileAFormPage() {
  const office = useAppSelector(selectOffice);
  return (
    <>
      <PageHeading
        title="File a form"
        lead={
          <p>
            Choose what you want to file. You review everything before you pay, and can print your receipt.
          </p>
        }
      />
      <FormsNotice />
      <ul className="card-grid">
        {OPEN_FORMATIONS.map((transactionType) => (
          <OpenForm key={transactionType} transactionType={transactionType} />
        ))}
        <li className="card link-card">
          <h2 className="card__title">
            <Link to="/business/search">Look up a business</Link>
          </h2>
          <p>
            See the public record of an entity by its name or ID number, open its documents, and file forms
            for it.
          </p>
        </li>
      </ul>
      <EntityRecordBox />
      <section className="card narrow">
        <h2>Before you start</h2>
        <p>Have these at hand to form an entity:</p>
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p>
          A form that is listed neither here nor on the record of an entity is filed on paper
          {office ? ` with the ${office.name}` : ''}.
        </p>
      </section>
    </>
  );
}

function OpenForm({ transactionType }: { transactionType: string }) {
  const filing = filingOfTransaction(transactionType);
  return (
    <li className="card link-card link-card--main">
      <h2 className="card__title">
        <Link to={startPath(transactionType)}>{formLabel(transactionType)}</Link>
      </h2>
      {filing && (
        <p>
          Filing fee <strong className="tabular">{formatMoney(feeOf(filing))}</strong>. Takes 15 to 20
          minutes.
        </p>
      )}
    </li>
  );
}
