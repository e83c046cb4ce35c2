import { changeStatement, flowFacts, samePrincipalOffice, type PrincipalOfficeValues } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { AddressLines } from '../../../controls/lists/AddressLines';
import { mailTo } from '../mailingaddress/Review';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

/**
 * The principal office address on the review page, after the one on record where the filing is about its change (W2-review, A2-poa), or
 * changes it in passing.
 */
export default function PrincipalOfficeReview({ filing }: ReviewProps) {
  const statement = changeStatement(flowFacts(filing), 'principalofficeaddress');
  const { principalOfficeValues, recordValues } = filing;
  const isAlone =
    !recordValues ||
    (statement === '' && samePrincipalOffice(principalOfficeValues, recordValues.principalOfficeValues));
  if (isAlone) return <Office office={principalOfficeValues} />;
  return (
    <>
      <h3>{translate('On record')}</h3>
      <Office office={recordValues.principalOfficeValues} />
      <h3>{translate('New')}</h3>
      {statement !== '' && <p>{translate(statement)}</p>}
      <Office office={principalOfficeValues} />
    </>
  );
}

function Office({ office }: { office: PrincipalOfficeValues }) {
  return (
    <SummaryList
      rows={[
        { label: 'Street address', value: <AddressLines address={office.streetAddress} /> },
        { label: 'Mailing address', value: mailTo(office) },
      ]}
    />
  );
}
