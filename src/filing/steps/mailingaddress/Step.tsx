import { useFormikContext } from 'formik';
import { isAddressComplete, mailingAddressRules, type PrincipalOfficeValues } from '#rules';
import { AddressFields } from '../../../addresses/AddressFields';
import { AddressVerificationDialog } from '../../../addresses/AddressVerificationDialog';
import { Checkbox } from '../../../controls/fields/Checkbox';
import { AddressLines } from '../../../controls/lists/AddressLines';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { useAppSelector } from '../../../session/store-hooks';
import { translate } from '../../../language/translate';
import { StepPage } from '../../wizard/pages/StepPage';
import { selectFiling } from '../../wizard/selectors';

/** The mailing address of the principal office, verified on Next before the step is saved; beside it the street address on record, which stays. */
export default function MailingAddressStep() {
  const { streetAddress } = useAppSelector(selectFiling).principalOfficeValues;
  return (
    <StepPage
      rules={mailingAddressRules}
      lead={
        <p>
          {translate(
            'Where does mail to the business go? It may be a PO Box. This address becomes part of the public record.',
          )}
        </p>
      }
    >
      {isAddressComplete(streetAddress) && (
        <>
          <SummaryList
            rows={[{ label: 'Street address on record', value: <AddressLines address={streetAddress} /> }]}
          />
          <p>{translate('This filing does not change it.')}</p>
          <Checkbox name="isSameAsStreetAddressChecked" />
        </>
      )}
      <MailingFields />
      <AddressVerificationDialog />
    </StepPage>
  );
}

function MailingFields() {
  const { values } = useFormikContext<PrincipalOfficeValues>();
  return values.isSameAsStreetAddressChecked ? null : (
    <fieldset className="usa-fieldset">
      <legend className="usa-legend usa-legend--large">{translate('Mailing address')}</legend>
      <AddressFields name="mailingAddress" />
    </fieldset>
  );
}
