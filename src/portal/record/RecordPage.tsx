import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { mayReport, type FilingType, notOnRecordText, PATHS } from '#rules';
import { ComingList } from '../../coming/ComingList';
import { Link } from '../../controls/Link';
import { Alert } from '../../controls/alerts/Alert';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import type { RootState } from '../../session/root-reducer';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { AvailableForms } from './AvailableForms';
import { EntityAddresses } from './EntityAddresses';
import { EntityFacts } from './EntityFacts';
import { FilingHistory } from './FilingHistory';
import { NextReport } from './NextReport';
import { RecordLead } from './RecordLead';
import { RecordSearch, searchPath } from './RecordSearch';
import { type EntityRecord, recordLeft, recordOpened, selectRecord } from './record-slice';
import { requestedForm } from './requested-form';
import { translate } from '../../language/translate';

interface RecordPageProps {
  id: string;
  /** The last part of the address, as `summary` (A2-search); empty without one. */
  type: string;
}

/** The public record of an entity: facts, addresses, forms and filing history. */
export function RecordPage({ id, type }: RecordPageProps) {
  const dispatch = useAppDispatch();
  const { status, entity } = useAppSelector(selectRecord);
  const [query] = useSearchParams();
  const form = requestedForm(query);
  const store = useStore<RootState>();
  useEffect(() => {
    // The record that a visit begins with is opened before it is drawn.
    if (selectRecord(store.getState()).entityId !== id) dispatch(recordOpened({ entityId: id }));
    return () => {
      dispatch(recordLeft());
    };
  }, [dispatch, store, id]);
  return (
    <>
      <PageHeading
        title={entity?.entityName ?? 'Business record'}
        isName={entity !== null}
        lead={<RecordLead id={id} type={type} entity={entity} />}
      />
      {status === 'loading' && <Loading>Loading the record…</Loading>}
      {status === 'notFound' && <NotOnRecord id={id} form={form} />}
      {status === 'failed' && (
        <Alert kind="error">The record can&apos;t be shown at this time. Try again later.</Alert>
      )}
      {entity && <EntityRecordView entity={entity} />}
      {(status === 'notFound' || status === 'failed') && (
        <section className="narrow" aria-label={translate('Search again')}>
          <RecordSearch form={form} />
        </section>
      )}
    </>
  );
}

const NotOnRecord = ({ id, form }: { id: string; form?: FilingType }) => (
  <Alert kind="info">
    <p>{translate(notOnRecordText(id), { entityId: id })}</p>
    <p>
      <Link to={searchPath({ text: id, form })}>
        {translate('Search for names with {id} in them', { id })}
      </Link>
    </p>
  </Alert>
);

function EntityRecordView({ entity }: { entity: EntityRecord }) {
  const { entityType, statusCode } = entity;
  return (
    <>
      <ComingList coming={entity.coming} />
      <div className="record">
        <div className="record__facts">
          <EntityFacts entity={entity} />
          {entity.reportDueDate !== undefined && mayReport({ entityType: entityType.code, statusCode }) && (
            <NextReport dueDay={entity.reportDueDate} />
          )}
          <EntityAddresses entity={entity} />
        </div>
        <div className="record__forms">
          <AvailableForms entity={entity} />
        </div>
        <FilingHistory />
      </div>
      <p>
        <Link to={`${PATHS.follow}/${entity.entityId}`}>{translate('Follow this record')}</Link>
      </p>
      <p>
        <Link to={`${PATHS.recordOnDay}/${entity.entityId}`}>
          {translate('See the record on another day')}
        </Link>
      </p>
      <p>
        <Link to="/business/search">{translate('Look up another business')}</Link>
      </p>
    </>
  );
}
