import { useFormikContext } from 'formik';
import { changeStatement, principalOfficeRules, type PrincipalOfficeValues } from '#rules';
import { Checkbox } from '../../../controls/fields/Checkbox';
import { AddressVerificationDialog } from '../../../addresses/AddressVerificationDialog';
import { StepPage } from '../../wizard/pages/StepPage';
import { useFlowFacts } from '../../wizard/selectors';
import { AddressFields } from '../../../addresses/AddressFields';
import { translate } from '../../../language/translate';

/** Street and mailing address of the principal office, verified on Next before the step is saved (A2-poa). */
export default function PrincipalOfficeStep() {
  const statement = changeStatement(useFlowFacts(), 'principalofficeaddress');
  return (
    <StepPage
      rules={principalOfficeRules}
      lead={
        <p>
          {translate(
            statement ||
              'Where is the main office of the business? This address becomes part of the public record.',
          )}
        </p>
      }
    >
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Street address')}</legend>
        <AddressFields name="streetAddress" />
      </fieldset>
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Mailing address')}</legend>
        <Checkbox name="isSameAsStreetAddressChecked" />
        <MailingFields />
      </fieldset>
      <AddressVerificationDialog />
    </StepPage>
  );
}

function MailingFields() {
  const { values } = useFormikContext<PrincipalOfficeValues>();
  return values.isSameAsStreetAddressChecked ? null : <AddressFields name="mailingAddress" />;
}
