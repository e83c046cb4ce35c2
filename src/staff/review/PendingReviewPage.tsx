import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOfficeDateTime, INITIAL_QUEUE_VIEW, pendingRejectPath, queuePath } from '#rules';
import { ComingList } from '../../coming/ComingList';
import { Button, ButtonRow } from '../../controls/Button';
import { SummaryList } from '../../controls/lists/SummaryList';
import { FormLayout } from '../../forms/FormLayout';
import { useBackLink } from '../../forms/use-back-link';
import { useAppDispatch } from '../../session/store-hooks';
import { ApproveDialog } from './ApproveDialog';
import { AttachmentList } from './AttachmentList';
import { DecisionMade, EarlierRejections, Overtaken } from './DecisionMade';
import { FilingDocument } from './FilingDocument';
import { LockBox, ProcessButton } from './LockBox';
import { approvalConfirmed, cancelChosen, documentsRequested } from './review-slice';
import { useReview } from './use-review';

/** A filing of the queue: what was submitted and by whom, its documents, and the decision about it (A2-review). */
export default function PendingReviewPage() {
  const dispatch = useAppDispatch();
  const { filing, documents } = useReview();
  const backLink = useBackLink(queuePath(INITIAL_QUEUE_VIEW));
  const isUnread = documents.status === 'none';
  useEffect(() => {
    if (isUnread) dispatch(documentsRequested());
  }, [dispatch, isUnread]);
  return (
    <FormLayout
      title={filing.decision ? 'Decided filing' : 'Pending review'}
      lead={<p>Times are Mountain Time.</p>}
      firstAside={<Decision />}
      {...(filing.decision && backLink)}
    >
      <section className="card" aria-labelledby="filing-facts">
        <h2 className="card__title" id="filing-facts">
          Filing
        </h2>
        <SummaryList
          rows={[
            { label: 'Entity name', value: filing.entityName },
            { label: 'Entity ID #', value: filing.mstrTransId },
            { label: 'Email', value: filing.email },
            { label: 'Filing', value: filing.transactionDescription },
            { label: 'Submitted on', value: filing.receivedDateString },
            ...(filing.requestedEffect === undefined
              ? []
              : [{ label: 'Asked to take effect', value: formatOfficeDateTime(filing.requestedEffect) }]),
            { label: 'Document number', value: filing.transactionId },
          ]}
        />
      </section>
      <DecisionMade />
      <Overtaken />
      <ComingList coming={filing.coming} />
      <EarlierRejections />
      <FilingDocument />
      <AttachmentList />
    </FormLayout>
  );
}

const WAITING = {
  none: '',
  locking: 'Locking the filing. Please wait.',
  approving: 'Approving the filing. Please wait.',
  rejecting: 'Rejecting the filing. Please wait.',
  leaving: 'Releasing the filing. Please wait.',
} as const;

/** Process, Approve, Reject, Cancel: each where the rules offer it. */
function Decision() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { filing, actions, work } = useReview();
  const [isAsking, setAsking] = useState(false);
  const approve = () => {
    setAsking(false);
    dispatch(approvalConfirmed());
  };
  return (
    <LockBox>
      <ButtonRow>
        <ProcessButton />
        {actions.includes('approve') && (
          <Button
            variant="primary"
            isBusy={work === 'approving' || work === 'rejecting'}
            onClick={() => setAsking(true)}
          >
            Approve
          </Button>
        )}
        {actions.includes('reject') && (
          <Button variant="danger" onClick={() => void navigate(pendingRejectPath(filing))}>
            Reject
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button isBusy={work === 'leaving'} onClick={() => dispatch(cancelChosen())}>
            Cancel
          </Button>
        )}
      </ButtonRow>
      <span role="status" className="usa-sr-only">
        {WAITING[work]}
      </span>
      <ApproveDialog
        open={isAsking && actions.includes('approve')}
        onApprove={approve}
        onClose={() => setAsking(false)}
      />
    </LockBox>
  );
}
