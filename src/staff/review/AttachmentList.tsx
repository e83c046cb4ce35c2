import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { useAppDispatch } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { showsPdf } from './DocumentFrame';
import { downloadName, PDF, useFileAddress } from './file-address';
import {
  attachmentExcluded,
  fileRequested,
  fileShown,
  privateFileChosen,
  type ReviewedAttachment,
} from './review-slice';
import { useReview } from './use-review';

/** The attachments of the filing; the user who processes it may leave public files out of the record (A2-review). */
export function AttachmentList() {
  const { documents, actions, fileMessage, seenFile } = useReview();
  const { status, attachments } = documents;
  if (status !== 'ready') return null;
  const isOffered = actions.includes('approve') && attachments.some(({ isPrivate }) => !isPrivate);
  return (
    <section className="card" aria-labelledby="filing-attachments">
      <h2 className="card__title" id="filing-attachments">
        Attachments
      </h2>
      {attachments.length === 0 && <p>Nothing was attached.</p>}
      {attachments.some(({ isPrivate }) => isPrivate) && (
        <p>
          Private files are for staff alone: they never become part of the public record. The audit log says
          who looks at one.
        </p>
      )}
      {isOffered && (
        <p>
          A file that you leave out is not shown with the approved filing on the public record. The office
          keeps it.
        </p>
      )}
      {fileMessage !== '' && <Alert kind="error">{fileMessage}</Alert>}
      <p role="status">{seenFile !== '' && `The audit log says that you looked at ${seenFile}.`}</p>
      <ul className="file-list">
        {attachments.map((attachment) => (
          <AttachmentItem key={attachment.id} attachment={attachment} isOffered={isOffered} />
        ))}
      </ul>
    </section>
  );
}

interface AttachmentItemProps {
  attachment: ReviewedAttachment;
  /** Whether the attachment may be left out of the record now. */
  isOffered: boolean;
}

function AttachmentItem({ attachment, isOffered }: AttachmentItemProps) {
  const { id, fileName, isPrivate, clientLocation } = attachment;
  return (
    <li className="file-list__item review-file">
      <span className="file-list__name">{fileName}</span>
      {clientLocation !== '' && <span className="review-file__document">{clientLocation}</span>}
      {isPrivate && <span className="review-file__private">Private</span>}
      <span className="review-links">
        {isPrivate ? <PrivateLinks attachment={attachment} /> : <PublicLinks attachment={attachment} />}
      </span>
      {isOffered && !isPrivate && <LeaveOut id={id} fileName={fileName} />}
    </li>
  );
}

type FileProps = Pick<AttachmentItemProps, 'attachment'>;

/** A public file comes by itself after the list; one that does not come says so, and is asked for again. */
function PublicLinks({ attachment }: FileProps) {
  const dispatch = useAppDispatch();
  const { documents } = useReview();
  const { fileName, fileData, mimeType } = attachment;
  const address = useFileAddress(fileData, mimeType);
  const isPdf = mimeType === PDF;
  const problem = documents.fileProblems[attachment.id];
  if (problem !== undefined)
    return (
      <RetryNotice
        message={`${fileName}: ${problem}`}
        onTryAgain={() => dispatch(fileRequested(attachment.id))}
      />
    );
  if (fileData === '') return <span className="loading">Loading the file…</span>;
  return (
    <>
      {isPdf && <ShowInPage attachment={attachment} onShow={() => dispatch(fileShown(attachment))} />}
      {isPdf && (
        <a href={address} target="_blank" rel="noopener">
          Open<span className="usa-sr-only"> {fileName} (PDF, opens in a new window)</span>
        </a>
      )}
      <a href={address} download={downloadName(fileName, mimeType)}>
        Download<span className="usa-sr-only"> {fileName}</span>
      </a>
    </>
  );
}

/** A private file is requested only when the user wants to see it, so that the audit log records actual views. */
function PrivateLinks({ attachment }: FileProps) {
  const dispatch = useAppDispatch();
  const { isFetchingFile } = useReview();
  const { id, fileName } = attachment;
  const show = (how: 'show' | 'open' | 'save') => () => dispatch(privateFileChosen({ id, fileName, how }));
  return (
    <>
      <ShowInPage attachment={attachment} onShow={show('show')} />
      <Button variant="link" isBusy={isFetchingFile} onClick={show('open')}>
        Open<span className="usa-sr-only"> {fileName} (opens in a new window)</span>
      </Button>
      <Button variant="link" isBusy={isFetchingFile} onClick={show('save')}>
        Download<span className="usa-sr-only"> {fileName}</span>
      </Button>
    </>
  );
}

/** Shows a file in the place of the filing, where the browser can; the frame has the focus then, and its heading names the file. */
function ShowInPage({
  attachment: { id, fileName },
  onShow,
}: Pick<AttachmentItemProps, 'attachment'> & { onShow: () => void }) {
  const { isFetchingFile, shownFile } = useReview();
  if (!showsPdf()) return null;
  return (
    <span className="review-show">
      <Button
        variant="link"
        isBusy={isFetchingFile}
        aria-current={shownFile?.id === id || undefined}
        onClick={onShow}
      >
        Show<span className="usa-sr-only"> {fileName} above</span>
      </Button>
    </span>
  );
}

function LeaveOut({ id, fileName }: Pick<ReviewedAttachment, 'id' | 'fileName'>) {
  const dispatch = useAppDispatch();
  const { excludedIds } = useReview();
  const inputId = `leave-out-${id}`;
  return (
    <div className="usa-checkbox">
      <input
        className="usa-checkbox__input"
        id={inputId}
        type="checkbox"
        checked={excludedIds.includes(id)}
        onChange={({ target }) => dispatch(attachmentExcluded({ id, isExcluded: target.checked }))}
      />
      <label className="usa-checkbox__label" htmlFor={inputId}>
        Leave out of the record<span className="usa-sr-only">: {fileName}</span>
      </label>
    </div>
  );
}
