import { useCallback, useState } from 'react';
import { ATTACHMENT_LIMITS } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Button } from '../../../controls/Button';
import { useControl } from '../../../controls/fields/use-control';
import { FileList } from '../../../attachments/FileList';
import { FileMessages } from '../../../attachments/FileMessages';
import {
  attachmentDeleted,
  attachmentDownloadRequested,
  attachmentsMessageShown,
  selectAttachments,
} from '../../../attachments/attachments-slice';
import { selectFiling } from '../../wizard/selectors';
import { UploadDialog } from '../../../attachments/UploadDialog';
import { translate } from '../../../language/translate';

/** The files added, and adding more while there is room (W2-attachments). */
export function AttachmentsBody() {
  const dispatch = useAppDispatch();
  const { attachments } = useAppSelector(selectFiling).additionalInfoValues;
  const upload = useAppSelector(selectAttachments);
  const { id, error, errorId } = useControl({ name: 'attachments' });
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const hasRoom = attachments.length < (ATTACHMENT_LIMITS.maxFiles ?? Infinity);
  const onAdded = useCallback((count: number) => {
    setOpen(false);
    setMessage(translate(count === 1 ? '1 file added.' : '{count} files added.', { count }));
  }, []);
  const remove = (key: string) => {
    const file = attachments.find((one) => one.key === key);
    setMessage(translate('{file} deleted.', { file: file?.fileName ?? translate('File') }));
    dispatch(attachmentDeleted({ key }));
  };
  const open = () => {
    setMessage('');
    dispatch(attachmentsMessageShown(''));
    setOpen(true);
  };
  return (
    <>
      {!isOpen && <FileMessages messages={upload.messages} />}
      <FileList
        heading="Files added"
        files={attachments}
        message={message}
        {...{ id, error, errorId }}
        onDownload={(key) => dispatch(attachmentDownloadRequested({ key }))}
        onDelete={remove}
      />
      {hasRoom && <Button onClick={open}>Add a file</Button>}
      <UploadDialog open={isOpen} held={attachments} onCancel={() => setOpen(false)} onAdded={onAdded} />
    </>
  );
}
