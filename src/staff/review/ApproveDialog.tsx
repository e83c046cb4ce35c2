import { approvalNotice, overtakenSentences, englishOf } from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { useReview } from './use-review';

interface ApproveDialogProps {
  open: boolean;
  onApprove: () => void;
  onClose: () => void;
}

/** Asks before a filing is approved, and says what that does. */
export function ApproveDialog({ open, onApprove, onClose }: ApproveDialogProps) {
  const { filing, documents, excludedIds } = useReview();
  const notice = useAppSelector((state) => approvalNotice(filing.requestedEffect, serverNow(state)));
  const excluded = documents.attachments.filter(({ id }) => excludedIds.includes(id));
  return (
    <Dialog open={open} title="Approve this filing?" kind="alertdialog" onClose={onClose}>
      <p>
        {filing.transactionDescription} for {filing.entityName} is put on record, and {filing.email} is told
        by email.
      </p>
      {notice !== '' && <p>{notice}</p>}
      {overtakenSentences(filing.overtaken ?? [], 'staff')
        .map(englishOf)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      {excluded.length > 0 && (
        <>
          <p>Left out of the record:</p>
          <ul>
            {excluded.map(({ id, fileName }) => (
              <li key={id}>{fileName}</li>
            ))}
          </ul>
        </>
      )}
      <ButtonRow>
        <Button variant="primary" onClick={onApprove}>
          Approve filing
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </ButtonRow>
    </Dialog>
  );
}
