import { useFormikContext } from 'formik';
import {
  asksForName,
  asksForNameChange,
  type EntityNameValues,
  entityNameRules,
  resetAvailability,
} from '#rules';
import { TextField } from '../../../controls/fields/TextField';
import { useAppSelector } from '../../../session/store-hooks';
import { CloseNamesNote } from '../../wizard/frame/FilingSummary';
import { selectFiling } from '../../wizard/selectors';
import { ServiceText } from '../../wizard/pages/ServiceText';
import { StepPage } from '../../wizard/pages/StepPage';
import { NameOnRecord } from './NameOnRecord';
import { ReservedNameDialog } from './ReservedNameDialog';
import { lazy, Suspense, useEffect } from 'react';
import { translate } from '../../../language/translate';

const NoHelp = () => <></>;

/** Fetched once the page is shown; where it cannot be, the page does without it. */
const NameHelp = lazy(() => import('./NameHelp').catch(() => ({ default: NoHelp })));

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

/** The field for the name, where one is asked for, with what makes a name of this type of entity. */
function NameField() {
  const filing = useAppSelector(selectFiling);
  const { values } = useFormikContext<EntityNameValues>();
  if (!asksForName(values, filing)) return null;
  return (
    <>
      <TextField name="name" autoComplete="organization" spellCheck={false} />
      <div className="name-help">
        <Suspense>
          <NameHelp />
        </Suspense>
      </div>
      <NoteOnName />
      <ServiceText name="nameDesignation" />
    </>
  );
}

/** The entity's name: free, and with the term that the law requires; for an entity on record, whether it changes (W2-entityname). */
export default function EntityNameStep() {
  const filing = useAppSelector(selectFiling);
  const isOnRecord = filing.entityId !== '';
  return (
    <StepPage
      rules={entityNameRules}
      lead={
        <p>
          {asksForNameChange(filing.entityNameValues, filing)
            ? translate(
                'You may keep the name on record. When you go on with another one, we check that nobody else uses it.',
              )
            : translate('When you go on, we check that nobody else uses the name.')}
        </p>
      }
    >
      {isOnRecord && <NameOnRecord />}
      <NameField />
      <AvailabilityReset />
      <ReservedNameDialog />
    </StepPage>
  );
}
