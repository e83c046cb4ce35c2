import { useEffect, useState } from 'react';
import { ATTACHMENT_LIMITS, type AttachedFile, type PrivateDocumentType } from '#rules';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Button, ButtonRow } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { type AcceptedFile, FileDrop } from './FileDrop';
import { FileMessages } from './FileMessages';
import { attachmentsChosen, attachmentsMessageShown, selectAttachments } from './attachments-slice';

interface UploadDialogProps {
  open: boolean;
  held: readonly AttachedFile[];
  onCancel: () => void;
  /** Called with the number of files uploaded; the dialog is to close (W4-upload-close). */
  onAdded: (count: number) => void;
  title?: string;
  /** Given for private files: which document is added. */
  documentTyp?: PrivateDocumentType;
}

/** Choosing and uploading files; what is wrong with them stays in the dialog (W5-upload). */
export function UploadDialog({ open, title = 'Add a file', ...props }: UploadDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={props.onCancel}>
      <Upload {...props} />
    </Dialog>
  );
}

function Upload({ held, onCancel, onAdded, documentTyp }: Omit<UploadDialogProps, 'open' | 'title'>) {
  const dispatch = useAppDispatch();
  const { status, done, total, messages } = useAppSelector(selectAttachments);
  /** How many files this dialog has sent. */
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 && status === 'idle') onAdded(sent);
  }, [sent, status, onAdded]);
  const send = (files: AcceptedFile[]) => {
    dispatch(attachmentsChosen(files.map((file) => ({ ...file, ...(documentTyp && { documentTyp }) }))));
    setSent(files.length);
  };
  return (
    <>
      {status === 'failed' && <FileMessages messages={messages} />}
      <FileDrop
        held={held}
        limits={ATTACHMENT_LIMITS}
        onAccepted={send}
        onChosen={() => dispatch(attachmentsMessageShown(''))}
        progress={status === 'uploading' ? { done, total } : undefined}
      />
      <ButtonRow>
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </>
  );
}
