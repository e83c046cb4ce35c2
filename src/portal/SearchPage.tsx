import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Alert } from '../controls/Alert';
import { EntityRecordView } from './EntityRecordView';
import { RecordSearch } from './RecordSearch';
import { entityRecordRequested } from './slice';

/** The public record of an entity, by the id and type of the address; without them a box for the ID (A2-search). */
export default function SearchPage() {
  const { id = '', type = '' } = useParams();
  const dispatch = useAppDispatch();
  const { status, entity } = useAppSelector((state) => state.portal.record);
  useEffect(() => {
    if (id !== '') dispatch(entityRecordRequested({ entityId: id }));
  }, [dispatch, id]);
  if (id === '') {
    return (
      <div className="narrow">
        <PageHeading
          title="Search business database"
          lead={<p>See what is on public record about an entity.</p>}
        />
        <RecordSearch />
      </div>
    );
  }
  return (
    <div className="narrow">
      <PageHeading
        title={entity?.entityName ?? 'Business record'}
        lead={<RecordNumber id={id} type={type} />}
      />
      {status === 'loading' && <p className="loading">Loading the record…</p>}
      {status === 'notFound' && <Alert kind="info">There is no entity on record with ID number {id}.</Alert>}
      {status === 'failed' && (
        <Alert kind="error">The record can't be shown at this time. Try again later.</Alert>
      )}
      {entity && <EntityRecordView entity={entity} />}
      {status !== 'loading' && (
        <>
          <h2>Search again</h2>
          <RecordSearch />
        </>
      )}
    </div>
  );
}

const RecordNumber = ({ id, type }: { id: string; type: string }) => (
  <p className="tabular">
    ID number {id}
    {type !== '' && ` (${type})`}
  </p>
);
