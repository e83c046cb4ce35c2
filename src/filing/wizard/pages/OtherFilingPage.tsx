import { useSearchParams } from 'react-router-dom';
import {
  canBeginOn,
  emptyFiling,
  flowFacts,
  introStep,
  presentName,
  stepTitle,
  titleStep,
  type FilingType,
  type StepName,
} from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { Button } from '../../../controls/Button';
import { PlainPage } from '../../../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { correctionRequested } from '../draft-slice';
import { entityEntryLeft, newFilingChosen, otherFilingContinued } from '../entry/entity-entry-slice';
import { selectFiling } from '../selectors';
import { translate } from '../../../language/translate';

interface OtherFilingPageProps {
  type: FilingType;
  step: StepName;
}

/** What replaces the filing in progress here: a new filing, or a rejected one that is corrected from its receipt. */
const replacementOf = (page: Parameters<typeof newFilingChosen>[0]) => {
  if (page.step === 'receipt')
    return {
      label: 'Correct the rejected filing instead',
      action: correctionRequested({ replacesAnother: true }),
    };
  return canBeginOn(page) ? { label: 'Begin the new filing instead', action: newFilingChosen(page) } : null;
};

/**
 * A page of another filing than the one in progress in this window: the filer continues that one, or has this page's filing take its
 * place. Shown after a start link and after the browser's Back; nothing is lost until the filer chooses so.
 */
export default function OtherFilingPage({ type, step }: OtherFilingPageProps) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { transactionDescription, entityId, ...filing } = useAppSelector(selectFiling);
  const facts = flowFacts({ ...emptyFiling(), filingType: type });
  const isSameForm = filing.filingType === type;
  const page = { filingType: type, step, query: Object.fromEntries(query) };
  const takesPlace = replacementOf(page);
  const name = presentName(filing);
  const description = translate(transactionDescription);
  const inProgress = name ? translate('{description} for {name}', { description, name }) : description;
  return (
    <PlainPage
      title={isSameForm ? 'You have this form in progress' : 'Another filing is in progress'}
      step={titleStep(facts, introStep(type))}
      primaryAction="Continue the filing in progress"
      onNext={() => dispatch(otherFilingContinued())}
      onCancel={() => dispatch(entityEntryLeft())}
      moreActions={
        takesPlace && <Button onClick={() => dispatch(takesPlace.action)}>{takesPlace.label}</Button>
      }
    >
      <Alert kind="warning">
        {entityId === ''
          ? translate('In this window you have a filing in progress: {inProgress}.', { inProgress })
          : translate('In this window you have a filing in progress: {inProgress} (Entity ID {entityId}).', {
              inProgress,
              entityId,
            })}
      </Alert>
      <p>
        {isSameForm
          ? translate('You can continue it, or begin a new one.')
          : translate('This page belongs to another filing: {title}.', {
              title: translate(stepTitle(facts, introStep(type))),
            })}{' '}
        {translate(
          takesPlace
            ? 'A new filing takes the place of the filing in progress here. To keep both, continue that one first and choose “Save and finish later”, or open the new one in a new window.'
            : 'Nothing that you entered in the filing in progress is lost.',
        )}
      </p>
    </PlainPage>
  );
}
