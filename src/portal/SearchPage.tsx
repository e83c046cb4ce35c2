import { useParams, useSearchParams } from 'react-router-dom';
import { type FilingType, formTitle, recordSearchRules, STATUS_GROUPS, entityIdInAddress } from '#rules';
import { PageHeading } from '../forms/PageHeading';
import { useKeepsRules } from '../forms/rule-context';
import { openRecordAhead } from './record/open-record-ahead';
import { RecordPage } from './record/RecordPage';
import { RecordSearch } from './record/RecordSearch';
import { SearchResults } from './record/SearchResults';
import type { SearchQuery } from './record/search-slice';
import { requestedForm } from './record/requested-form';
import { translate } from '../language/translate';
import type { OpensAhead } from '../session/navigation/opens-ahead';

const LEAD = 'See what is on public record about a business, and which forms can be filed for it.';

/** Instructions, also for a visitor who is looking for a form of a business on record. */
const leadFor = (form: FilingType | undefined): string =>
  form === undefined
    ? LEAD
    : translate('To {form}, find the business first. Its record offers the form.', {
        form: translate(formTitle(form)).replace(/^./, (letter) => letter.toLowerCase()),
      });

function readQuery(query: URLSearchParams): SearchQuery {
  const page = Number(query.get('page') ?? 1);
  return {
    text: entityIdInAddress(query.get('name') ?? ''),
    status: STATUS_GROUPS.find((group) => group === query.get('status')) ?? null,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    form: requestedForm(query),
  };
}

/**
 * The public record (A2-search): of the entity whose ID the address has, and without one a search by name or ID number with what it
 * found.
 */
function SearchPage() {
  const { id: typedId = '', type = '' } = useParams();
  const id = entityIdInAddress(typedId);
  const [params] = useSearchParams();
  const query = readQuery(params);
  const keepsRules = useKeepsRules(recordSearchRules, { text: query.text });
  if (id !== '') return <RecordPage id={id} type={type} />;
  return (
    <>
      <div className="narrow">
        <PageHeading title="Search business database" lead={<p>{translate(leadFor(query.form))}</p>} />
        <RecordSearch text={query.text} form={query.form} />
      </div>
      {keepsRules && (
        <div className="search-results">
          <SearchResults query={query} />
        </div>
      )}
    </>
  );
}

export default Object.assign(SearchPage, {
  async openAhead(_address, { id = '' }, runSaga) {
    if (id !== '') await runSaga(openRecordAhead, entityIdInAddress(id)).toPromise();
  },
} satisfies OpensAhead);
