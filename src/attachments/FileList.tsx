import { useId } from 'react';
import { Button } from '../controls/Button';
import { FocusMessage } from '../controls/alerts/Alert';
import { FieldError } from '../controls/fields/Field';
import { TwoStepDelete } from '../controls/TwoStepDelete';
import { translate } from '../language/translate';

export interface FileListItem {
  key: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

interface FileListProps {
  /** Above the list: 'Files added'. */
  heading: string;
  files: readonly FileListItem[];
  onDownload(key: string): void;
  onDelete(key: string): void;
  /** The file that was just added or deleted; takes focus when it changes. */
  message?: string;
  /** The ID by which the summary of problems finds the list. */
  id?: string;
  /** The problems of the files. */
  error?: string;
  errorId?: string;
}

/** Files held, each to download and to delete; Delete asks first (W2-attachments). */
export function FileList({ heading, files, onDownload, onDelete, message = '', ...field }: FileListProps) {
  const headingId = useId();
  const { id, error, errorId } = field;
  return (
    <section
      className={error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={errorId}
    >
      <FocusMessage message={message} />
      <h2 id={headingId}>{translate(heading)}</h2>
      <FieldError id={errorId} message={error} />
      {files.length === 0 && <p>{translate('No files have been added.')}</p>}
      {files.length > 0 && (
        <ul className="file-list">
          {files.map(({ key, fileName, size }) => (
            <li className="file-list__item" key={key}>
              <span className="file-list__name">
                <Button variant="link" onClick={() => onDownload(key)}>
                  <span className="usa-sr-only">{translate('Download')}</span>
                  {fileName}
                </Button>
              </span>
              <span className="file-list__size">{fileSize(size)}</span>
              <TwoStepDelete item={fileName} onDelete={() => onDelete(key)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const KILO = 1024;

/** Bytes in words: `512 bytes`, `14 KB`, `2.5 MB`. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO) return translate(bytes === 1 ? '1 byte' : '{bytes} bytes', { bytes });
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
};
