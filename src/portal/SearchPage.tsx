import { useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';
import { RecordPage } from './record/RecordPage';
import { RecordSearch } from './record/RecordSearch';
import { SearchResults } from './record/SearchResults';

/**
 * The public record (A2-search): of the entity whose ID the address has, and without one a search by name or ID number with what it
 * found.
 */
export default function SearchPage() {
  const { id = '', type = '' } = useParams();
  const [query] = useSearchParams();
  const text = (query.get('name') ?? '').trim();
  if (id !== '') return <RecordPage id={id} type={type} />;
  return (
    <>
      <div className="narrow">
        <PageHeading
          title="Search business database"
          lead={<p>See what is on public record about an entity, and which forms can be filed for it.</p>}
        />
        <RecordSearch text={text} />
      </div>
      {text !== '' && (
        <div className="search-results">
          <SearchResults text={text} />
        </div>
      )}
    </>
  );
}
