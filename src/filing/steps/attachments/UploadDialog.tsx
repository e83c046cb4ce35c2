import { useId } from 'react';
import { ATTACHMENT_LIMITS, type HeldFile } from '#rules';
import { Alert } from '../../../controls/Alert';
import { Button } from '../../../controls/Button';
import { ButtonRow } from '../../../controls/ButtonRow';
import { Dialog } from '../../../controls/Dialog';
import { FileDrop } from './FileDrop';
import { useUpload } from './use-upload';

interface UploadDialogProps {
  open: boolean;
  held: readonly HeldFile[];
  onClose: () => void;
  /** Closes as well: so many files were added. */
  onAdded: (count: number) => void;
}

/** Choosing and uploading files: what is accepted is said first, what is wrong stays in the dialog (W5-upload). */
export function UploadDialog({ open, ...props }: UploadDialogProps) {
  return (
    <Dialog open={open} title="Add a file" onClose={props.onClose}>
      <UploadForm {...props} />
    </Dialog>
  );
}

function UploadForm({ held, onClose, onAdded }: Omit<UploadDialogProps, 'open'>) {
  const helpId = useId();
  const upload = useUpload(held, onAdded);
  const { maxFiles = 0, maxMegabytes } = ATTACHMENT_LIMITS;
  return (
    <>
      <ul id={helpId}>
        <li>Text, PDF, JPG, JPEG, GIF, PNG, TIF, and TIFF files are accepted.</li>
        <li>
          You can add {maxFiles - held.length} more. All files together may have {maxMegabytes} MB.
        </li>
        <li>File names must not contain special characters, and PDFs must not need a password.</li>
      </ul>
      {upload.messages.map((message) => (
        <Alert key={message} kind="error">
          {message}
        </Alert>
      ))}
      <FileDrop
        onFiles={(drop) => void upload.add(drop)}
        describedBy={helpId}
        isInvalid={upload.messages.length > 0}
      />
      <div role="status">
        {upload.isSending && (
          <>
            <p>
              Uploading: {upload.done} of {upload.total} done
            </p>
            <progress value={upload.done} max={upload.total} aria-label="Upload" />
          </>
        )}
      </div>
      <ButtonRow>
        <Button onClick={onClose}>Cancel</Button>
      </ButtonRow>
    </>
  );
}
