import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/store-hooks';
import { selectFiling } from '../filing/selectors';
import { MessagePage } from './MessagePage';
import { recordPath } from './record-path';

/** The filing can no longer be made on this record (W2-unavailable). */
export default function UnavailablePage() {
  const [query] = useSearchParams();
  const filing = useAppSelector(selectFiling);
  const entityId = query.get('entityId') ?? filing.entityId;
  return (
    <MessagePage title="Filing unavailable">
      <p>This filing is no longer available for this record. It may have been filed already.</p>
      {entityId !== '' && (
        <p>
          <a href={recordPath(entityId)}>Go to the summary page</a> to check the filing history.
        </p>
      )}
    </MessagePage>
  );
}
