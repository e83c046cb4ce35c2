import { formatDay } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { useLookups } from '../../controls/fields/lookups-context';
import { SummaryList } from '../../controls/lists/SummaryList';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { CERTIFICATE, certificateRequested, type EntityRecord, selectRecord } from './record-slice';
import { translate } from '../../language/translate';

const UNAVAILABLE = 'The certificate is not available just now. Try again later.';

/** The state or country in words: the menus list states as "CO - Colorado". */
function useJurisdiction(code: string): string {
  const { states } = useLookups();
  const label = states.find(({ value }) => value === code)?.label;
  return label?.replace(/^.* - /, '') ?? code;
}

/** What an entity is: its status, type, jurisdiction and age, with its certificate when it is in good standing. */
export function EntityFacts({ entity }: { entity: EntityRecord }) {
  const jurisdiction = useJurisdiction(entity.jurisdiction);
  return (
    <section className="card" aria-labelledby="record-facts">
      <h2 className="card__title" id="record-facts">
        {translate('Summary')}
      </h2>
      <SummaryList
        rows={[
          { label: 'Name', value: entity.entityName },
          ...(entity.formerNames ? [{ label: 'Former names', value: entity.formerNames.join('; ') }] : []),
          { label: 'ID number', value: entity.entityId },
          { label: 'Status', value: translate(entity.status) },
          { label: 'Type', value: translate(entity.entityType.description) },
          { label: 'Jurisdiction', value: jurisdiction },
          { label: 'Formation date', value: formatDay(entity.formationDate) },
        ]}
      />
      {entity.statusCode === 'GOOD' && <Certificate />}
    </section>
  );
}

function Certificate() {
  const dispatch = useAppDispatch();
  const { document } = useAppSelector(selectRecord);
  const certificate = document?.key === CERTIFICATE ? document : null;
  const isLoading = certificate?.status === 'loading';
  return (
    <>
      {certificate?.status === 'failed' && <Alert kind="error">{certificate.message || UNAVAILABLE}</Alert>}
      <Button isBusy={isLoading} onClick={() => dispatch(certificateRequested())}>
        Get a certificate of good standing (PDF, opens in a new window)
      </Button>
      <span role="status" className="usa-sr-only">
        {isLoading ? translate('The certificate is being prepared.') : ''}
      </span>
    </>
  );
}
