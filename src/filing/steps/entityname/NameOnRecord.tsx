import { useFormikContext } from 'formik';
import { chooseNameChange, asksForNameChange, nameOnRecordWarnings, type EntityNameValues } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { YesNo } from '../../../controls/fields/RadioGroup';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';

/** The name on record, what the law keeps in it, and whether it changes or has to (W4-name-radio, W4-name-suffix, W5-name-term). */
export function NameOnRecord() {
  const filing = useAppSelector(selectFiling);
  const { values, setErrors, setValues } = useFormikContext<EntityNameValues>();
  const { oldName } = values;
  const answer = (isNameChanged: 'Y' | 'N') => {
    setErrors({});
    void setValues(chooseNameChange(values, isNameChanged), false);
  };
  return (
    <>
      <SummaryList rows={[{ label: 'Name on record', value: oldName }]} />
      {nameOnRecordWarnings(oldName, filing).map((warning) => (
        <Alert kind="warning" key={warning}>
          {warning}
        </Alert>
      ))}
      {asksForNameChange(values, filing) && <YesNo name="isNameChanged" onChosen={answer} />}
    </>
  );
}
