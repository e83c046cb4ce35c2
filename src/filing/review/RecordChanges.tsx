import { useEffect, useRef } from 'react';
import { Alert } from '../../controls/alerts/Alert';
import { translate } from '../../language/translate';

/** What changed on record since the filing began, in the registry's words; the sections below show the record as it is now. */
export function RecordChanges({ changes }: { changes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes.length > 0) box.current?.focus();
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Alert kind="warning" title="The record has changed" ref={box}>
      {changes.length === 1 ? (
        changes[0]
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{translate(change)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
