import { useCallback, useState } from 'react';
import {
  ATTACHMENT_LIMITS,
  PRIVATE_DOCUMENT_TEXTS,
  PRIVATE_DOCUMENT_TYPES,
  type Attachment,
  type PrivateDocumentType,
} from '#rules';
import { FileList } from '../../../attachments/FileList';
import { FileMessages } from '../../../attachments/FileMessages';
import {
  attachmentDeleted,
  attachmentDownloadRequested,
  attachmentsMessageShown,
  selectAttachments,
} from '../../../attachments/attachments-slice';
import { UploadDialog } from '../../../attachments/UploadDialog';
import { Button } from '../../../controls/Button';
import { FieldError } from '../../../controls/fields/Field';
import { useControl } from '../../../controls/fields/use-control';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { translate } from '../../../language/translate';

/** The label of the button that adds each document. */
const ADD: Record<PrivateDocumentType, string> = {
  AFFIDAVIT: 'Add an affidavit',
  PHOTO_ID: 'Add a photo ID',
};

/** The private files by document: where a file was added shows which document it is. */
export function PrivateFiles() {
  const { privateAttachments } = useAppSelector(selectFiling).additionalInfoValues;
  const upload = useAppSelector(selectAttachments);
  const { id, label, error, errorId } = useControl({ name: 'privateAttachments' });
  const [adding, setAdding] = useState<PrivateDocumentType | null>(null);
  const hasRoom = privateAttachments.length < (ATTACHMENT_LIMITS.maxFiles ?? Infinity);
  return (
    <div
      className={error ? 'usa-form-group usa-form-group--error' : 'usa-form-group'}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={errorId}
    >
      <FieldError id={errorId} message={error} />
      {adding === null && <FileMessages messages={upload.messages} />}
      {PRIVATE_DOCUMENT_TYPES.map((type) => (
        <FilesOfDocument
          key={type}
          type={type}
          held={privateAttachments}
          isOpen={adding === type}
          hasRoom={hasRoom}
          setAdding={setAdding}
        />
      ))}
      {!hasRoom && <p>{translate('You have added as many files as this filing can have.')}</p>}
    </div>
  );
}

interface FilesOfDocumentProps {
  type: PrivateDocumentType;
  /** The private files of both documents: they share one limit. */
  held: readonly Attachment[];
  isOpen: boolean;
  hasRoom: boolean;
  setAdding(type: PrivateDocumentType | null): void;
}

function FilesOfDocument({ type, held, isOpen, hasRoom, setAdding }: FilesOfDocumentProps) {
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState('');
  const files = held.filter(({ documentTyp }) => documentTyp === type);
  const onAdded = useCallback(
    (count: number) => {
      setAdding(null);
      setMessage(translate(count === 1 ? '1 file added.' : '{count} files added.', { count }));
    },
    [setAdding],
  );
  const remove = (key: string) => {
    const file = files.find((one) => one.key === key);
    setMessage(translate('{file} deleted.', { file: file?.fileName ?? translate('File') }));
    dispatch(attachmentDeleted({ key }));
  };
  const open = () => {
    setMessage('');
    dispatch(attachmentsMessageShown(''));
    setAdding(type);
  };
  return (
    <>
      <FileList
        heading={PRIVATE_DOCUMENT_TEXTS[type]}
        files={files}
        message={message}
        onDownload={(key) => dispatch(attachmentDownloadRequested({ key }))}
        onDelete={remove}
      />
      {hasRoom && <Button onClick={open}>{ADD[type]}</Button>}
      <UploadDialog
        open={isOpen}
        title={ADD[type]}
        documentTyp={type}
        held={held}
        onCancel={() => setAdding(null)}
        onAdded={onAdded}
      />
    </>
  );
}
