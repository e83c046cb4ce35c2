import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import {
  asksForAnotherName,
  comesBackReinstated,
  nameAfterFiling,
  reinstatedNote,
  restoredName,
  pageFlags,
  resetAvailability,
  staticEntityNameRules,
  statuteHint,
  type EntityNameValues,
  type Filing,
} from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { RequiredLegend } from '../../../controls/fields/Field';
import { SummaryList } from '../../../controls/lists/SummaryList';
import { TextField } from '../../../controls/fields/TextField';
import { useAppSelector } from '../../../session/store-hooks';
import { CloseNamesNote } from '../../wizard/frame/FilingSummary';
import { selectFiling } from '../../wizard/selectors';
import { ServiceText } from '../../wizard/pages/ServiceText';
import { StepPage } from '../../wizard/pages/StepPage';
import { ReservedNameDialog } from '../entityname/ReservedNameDialog';
import { translate } from '../../../language/translate';

/** The names on record and after the filing, which nobody enters, and for a reinstatement the statute (W2-statute). */
export default function StaticEntityNameStep() {
  const filing = useAppSelector(selectFiling);
  const { hasStatute } = pageFlags(filing);
  return (
    <StepPage rules={staticEntityNameRules} legend={hasStatute}>
      <Names />
      <AnotherName isFirstField={!hasStatute} />
      {hasStatute && (
        <TextField name="statute" width="medium" autoComplete="off" hint={statuteHint(filing.entityType)} />
      )}
      <ReservedNameDialog />
    </StepPage>
  );
}

function Names() {
  const filing = useAppSelector(selectFiling);
  const { values } = useFormikContext<EntityNameValues>();
  const isTaken = asksForAnotherName(values);
  return (
    <SummaryList
      rows={[
        { label: 'Current name', value: filing.entityNameValues.oldName },
        ...(isTaken
          ? []
          : [{ label: 'Name after this filing takes effect', value: nameAfterwardsOf(filing, values) }]),
      ]}
    />
  );
}

/** The name that the page shows: with the day where the entity comes back as reinstated, as the check of the page has found. */
const nameAfterwardsOf = (filing: Filing, values: EntityNameValues): string =>
  nameAfterFiling({
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: values.name, isNameChanged: values.isNameChanged },
  });

/** Where other entities have the entity's own name now, the filer enters another one, as on the page of an entity's name (reading 24). */
function AnotherName({ isFirstField }: { isFirstField: boolean }) {
  const filing = useAppSelector(selectFiling);
  const { values, initialValues, setValues } = useFormikContext<EntityNameValues>();
  const isStale = values.availability !== null && values.name !== initialValues.name;
  useEffect(() => {
    if (isStale) void setValues({ ...values, ...resetAvailability(values) }, false);
  }, [isStale, values, setValues]);
  if (comesBackReinstated({ ...filing, entityNameValues: { ...filing.entityNameValues, ...values } }))
    return <Alert kind="info">{translate(reinstatedNote(restoredName(filing)))}</Alert>;
  if (!asksForAnotherName(values)) return <CloseNamesNote availability={values.availability} />;
  return (
    <>
      <Alert kind="warning">
        {translate('Others have the name {name} now. Enter another name for this entity.', {
          name: restoredName(filing),
        })}
      </Alert>
      <ServiceText name="nameDesignation" />
      {isFirstField && <RequiredLegend />}
      <TextField name="name" autoComplete="organization" spellCheck={false} />
      <CloseNamesNote availability={values.availability} />
    </>
  );
}
