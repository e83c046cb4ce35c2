import type { FileMessage } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { translate } from '../language/translate';

/** What is wrong with files: the name of a file stays as it is, what is said of it is in the language of the page. */
export function FileMessages({ messages }: { messages: readonly FileMessage[] }) {
  const lines = [
    ...new Set(
      messages.map(({ file, message }) => (file ? `${file}: ${translate(message)}` : translate(message))),
    ),
  ];
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
