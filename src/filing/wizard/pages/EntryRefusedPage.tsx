import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  emptyFiling,
  flowFacts,
  introStep,
  stepTitle,
  documentTitle,
  titleStep,
  type EntryRefusal,
  type FilingType,
  type StepName,
  queryFacts,
  notOnRecordText,
} from '#rules';
import { Link } from '../../../controls/Link';
import { Alert } from '../../../controls/alerts/Alert';
import { Button } from '../../../controls/Button';
import { OpenForms } from '../../../open-forms/OpenForms';
import { PlainPage } from '../../../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { stepEntered } from '../draft-slice';
import { entityEntryLeft, type EntryRefused } from '../entry/entity-entry-slice';
import { translate, translateAround } from '../../../language/translate';

interface EntryRefusedPageProps {
  type: FilingType;
  step: StepName;
}

/** The intro of a filing that did not begin: why, and what can be done instead. It shows no Next (W2-intro, reading 22). */
export default function EntryRefusedPage({ type, step }: EntryRefusedPageProps) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const refused = useAppSelector((state) => state.entityEntry.refused);
  const facts = flowFacts({ ...emptyFiling(), filingType: type });
  if (!refused) return null;
  const Explanation = EXPLANATIONS[refused.reason];
  const tryAgain = () => dispatch(stepEntered({ filingType: type, step, query: queryFacts(query) }));
  return (
    <PlainPage
      title={stepTitle(facts, introStep(type))}
      documentTitle={documentTitle(facts, introStep(type))}
      step={titleStep(facts, introStep(type))}
      primaryAction={null}
      onNext={() => undefined}
      onCancel={() => dispatch(entityEntryLeft())}
      moreActions={
        refused.reason === 'notRead' && (
          <Button variant="primary" onClick={tryAgain}>
            Try again
          </Button>
        )
      }
    >
      <Explanation {...refused} />
    </PlainPage>
  );
}

/** The public record of an entity; the forms that it can file are listed there. */
const recordAddress = (entityId: string): string => `/business/search/${encodeURIComponent(entityId)}`;

const EXPLANATIONS: Record<EntryRefusal, (refused: EntryRefused) => ReactNode> = {
  unknownEntity: ({ entityId }) => (
    <>
      <Alert kind="error">{translate(notOnRecordText(entityId), { entityId })}</Alert>
      <p>
        {translateAround(
          'Check the number: it is on the documents of the entity and on its receipts. You can also {lookUp}.',
          {
            lookUp: <Link to="/business/search">{translate('look up the entity')}</Link>,
          },
        )}
      </p>
    </>
  ),
  notRead: () => (
    <>
      <Alert kind="error">The record of the entity could not be read at this time.</Alert>
      <p>{translate('Nothing was filed and nothing was charged. Wait a moment, then try again.')}</p>
    </>
  ),
  notAvailable: ({ entityId, entityName, entityType, message, forms }) => (
    <>
      <Alert kind="warning">{translate(message || 'This form is not available for this entity.')}</Alert>
      {forms.some(({ available }) => available) && (
        <>
          <h2>{translate('What you can file for {entityName} now', { entityName })}</h2>
          <OpenForms {...{ forms, entityId, entityType }} />
        </>
      )}
      <p>
        {translateAround('{goToRecord} to see its filing history, its documents and all of its forms.', {
          goToRecord: (
            <Link to={recordAddress(entityId)}>
              {translate('Go to the record of {entityName} (Entity ID {entityId})', { entityName, entityId })}
            </Link>
          ),
        })}
      </p>
    </>
  ),
};
