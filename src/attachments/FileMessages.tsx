import type { Text } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { translate } from '../language/translate';

/** What is wrong with files, each sentence once. */
export function FileMessages({ messages }: { messages: readonly Text[] }) {
  const lines = [...new Set(messages.map((message) => translate(message)))];
  if (lines.length === 0) return null;
  if (lines.length === 1) return <Alert kind="error">{lines[0]}</Alert>;
  return (
    <Alert kind="error" title="There is a problem">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
