import { useFormikContext } from 'formik';
import { markCommonShares, sharesOfferNext, sharesRules, type SharesValues } from '#rules';
import { Checkbox } from '../../../controls/fields/Checkbox';
import { FieldGroup } from '../../../controls/fields/FieldGroup';
import { TextArea } from '../../../controls/fields/TextArea';
import { TextField } from '../../../controls/fields/TextField';
import { StepPage } from '../../wizard/pages/StepPage';
import { translate } from '../../../language/translate';

/** The shares that a profit corporation may issue (W2-shares); Next once some kind of share is marked (W4-shares-next). */
export default function SharesStep() {
  return (
    <StepPage
      rules={sharesRules}
      offersAction={sharesOfferNext}
      lead={
        <p>
          {translate('Tell us which shares the corporation may issue. Mark at least one kind to continue.')}
        </p>
      }
    >
      <SharesFields />
    </StepPage>
  );
}

function SharesFields() {
  const { values, setValues } = useFormikContext<SharesValues>();
  return (
    <>
      <FieldGroup legend="Kinds of shares" isRequired>
        <Checkbox
          name="commonSharesValues.isCommonSharesChecked"
          onChecked={(isMarked) => void setValues(markCommonShares(values, isMarked), false)}
        />
        {values.commonSharesValues.isCommonSharesChecked && (
          <TextField
            name="commonSharesValues.numberOfShares"
            hint="In digits, such as 1,000,000"
            inputMode="numeric"
            autoComplete="off"
            width="medium"
          />
        )}
        <Checkbox name="isMoreThanOneOrOtherChecked" />
      </FieldGroup>
      <TextArea
        name="additionalInfo"
        counter
        hint="With more than one class, state the number of shares of each class and the rights that they have."
      />
    </>
  );
}
