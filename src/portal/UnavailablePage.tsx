import { useSearchParams } from 'react-router-dom';
import { MessagePage } from './MessagePage';
import { recordPath } from './record-path';

/**
 * The filing can no longer be made on this record (W2-unavailable).
 * @param props `entityId`: the entity of the filing in progress, where the address names none
 */
export default function UnavailablePage({ entityId: current = '' }: { entityId?: string }) {
  const [query] = useSearchParams();
  const entityId = query.get('entityId') ?? current;
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
