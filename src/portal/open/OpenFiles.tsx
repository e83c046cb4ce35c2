import { useEffect, useState } from 'react';
import { longDay, officeDay } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { SummaryList } from '../../controls/lists/SummaryList';
import { Loading } from '../../controls/loading/Loading';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { type FilesAnswer, type OpenSnapshot, readFiles } from './open-saga';
import { sizeOf } from './size-of';

/** The files of the newest snapshot, with what a mirror needs to know of them (T4-page). */
export function OpenFiles() {
  const run = useSaga();
  const [answer, setAnswer] = useState<FilesAnswer | undefined>();
  useEffect(() => void run(readFiles).then(setAnswer), [run]);
  return (
    <>
      <h2 id="open-files">{translate('Files of the whole record')}</h2>
      <Files answer={answer} />
    </>
  );
}

function Files({ answer }: { answer: FilesAnswer | undefined }) {
  switch (answer?.kind) {
    case undefined:
      return <Loading>Loading the list of files…</Loading>;
    case 'failed':
      return <Alert kind="error">The list of files can&apos;t be shown at this time. Try again later.</Alert>;
    case 'none':
      return (
        <Alert kind="info">
          There are no files at this time. New ones are on their way. Come back later.
        </Alert>
      );
    case 'shown':
      return <Snapshot snapshot={answer.snapshot} />;
  }
}

type Format = OpenSnapshot['files'][number]['format'];

const CONTENTS: Readonly<Record<Format, string>> = {
  ndjson: 'A line of JSON for each record. Compressed with gzip.',
  csv: 'The 35 columns of the state for each record. Compressed with gzip.',
  parquet: 'The same 35 columns as typed data, for tools that read Parquet files.',
};

/** Formats are called by their names in capitals, in every language. */
const nameOf = (format: Format): string => format.toUpperCase();

const Snapshot = ({ snapshot: { position, at, entities, files } }: { snapshot: OpenSnapshot }) => (
  <>
    <p>
      {translate(
        'A mirror begins with one of these files, and goes on with the changes after its position in the log.',
      )}
    </p>
    <SummaryList
      rows={[
        { label: 'Made on', value: translate(longDay(officeDay(at))) },
        { label: 'Position in the log', value: String(position) },
        { label: 'Records', value: String(entities) },
      ]}
    />
    {files.map(({ format, bytes, sha256, address }) => (
      <section key={format}>
        <h3>{nameOf(format)}</h3>
        <p>{translate(CONTENTS[format])}</p>
        <p>
          {/* An address of the service, not of a page. */}
          <a href={address}>
            {translate('Download the {format} file, {size}', {
              format: nameOf(format),
              size: sizeOf(bytes),
            })}
          </a>
        </p>
        <p>
          {translate('SHA-256:')} <code>{sha256}</code>
        </p>
      </section>
    ))}
  </>
);
