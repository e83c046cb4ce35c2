import { useFormikContext } from 'formik';
import { type EntityNameValues, entityNameRules, resetAvailability } from '#rules';
import { TextField } from '../../../controls/TextField';
import { CloseNamesNote } from '../../wizard/FilingSummary';
import { ServiceText } from '../../wizard/ServiceText';
import { StepPage } from '../../wizard/StepPage';
import { ReservedNameDialog } from './ReservedNameDialog';
import { useEffect } from 'react';

/** Clears the registry's answer about a name once the name is edited (W4-name-outcomes). */
function AvailabilityReset() {
  const { values, initialValues, setValues } = useFormikContext<EntityNameValues>();
  const isStale = values.availability !== null && values.name !== initialValues.name;
  useEffect(() => {
    if (isStale) void setValues(resetAvailability(values), false);
  }, [isStale, values, setValues]);
  return null;
}

/** The note on close names, for a filer who returns to the name and may want another one. */
function NoteOnName() {
  const { values } = useFormikContext<EntityNameValues>();
  return <CloseNamesNote availability={values.availability} />;
}

/** The entity's name: free, and with the term that the law requires (W2-entityname). */
export default function EntityNameStep() {
  return (
    <StepPage rules={entityNameRules} lead={<p>When you go on, we check that nobody else uses the name.</p>}>
      <ServiceText name="nameDesignation" />
      <TextField name="name" autoComplete="organization" spellCheck={false} />
      <NoteOnName />
      <AvailabilityReset />
      <ReservedNameDialog />
    </StepPage>
  );
}
