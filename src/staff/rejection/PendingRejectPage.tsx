import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { pendingReviewPath, periodAfter, rejectionRules, type RejectionValues } from '#rules';
import { Button } from '../../controls/Button';
import { Loading } from '../../controls/loading/Loading';
import { TextArea } from '../../controls/fields/TextArea';
import { FormPage } from '../../forms/FormPage';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { RetryNotice } from '../RetryNotice';
import { cancelChosen } from '../review/review-slice';
import { LockBox, ProcessButton } from '../review/LockBox';
import { useReview } from '../review/use-review';
import { ReasonGroups } from './ReasonGroups';
import {
  rejectionEdited,
  rejectionEntry,
  rejectionOpened,
  rejectionSubmitted,
  rejectionValues,
  selectRejection,
} from './rejection-slice';

/** Why a filing is rejected: reasons of the office, and a text of one's own (A2-reject, A5-admin). */
export default function PendingRejectPage() {
  const dispatch = useAppDispatch();
  const { status, chosenIds, additionalText } = useAppSelector(selectRejection);
  const { filing } = useReview();
  useEffect(() => {
    dispatch(rejectionOpened());
  }, [dispatch]);
  if (status === 'loading') return <Loading />;
  // What was written for a filing that somebody else has decided stays, so that it can be used elsewhere.
  const isEmpty = chosenIds.length === 0 && additionalText === '';
  if (filing.decidedBy !== undefined && isEmpty) return <Navigate replace to={pendingReviewPath(filing)} />;
  return <RejectForm key={status} />;
}

const REASONS_MISSED =
  "The list of reasons can't be shown at this time. A text alone is enough for a rejection.";

function RejectForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { filing, actions } = useReview();
  const rejection = useAppSelector(selectRejection);
  // Later input is stored in the slice too, and must not reset the form.
  const [initialValues] = useState(() => rejectionValues(rejection));
  return (
    <FormPage<RejectionValues>
      title="Reject filing"
      lead={
        <p>
          {filing.transactionDescription} for {filing.entityName}
          {periodAfter(filing.entityName)} Choose reasons, enter a text, or both: its filer is told what you
          choose and enter here.
        </p>
      }
      rules={rejectionRules}
      initialValues={initialValues}
      legend={false}
      firstAside={<LockBox>{!actions.includes('reject') && <ProcessButton />}</LockBox>}
      offersAction={() => actions.includes('reject')}
      onSubmit={(values) => {
        dispatch(rejectionEdited(rejectionEntry(values)));
        dispatch(rejectionSubmitted());
      }}
      onCancel={() => dispatch(cancelChosen())}
      moreActions={
        <Button onClick={() => void navigate(pendingReviewPath(filing))}>Back to the review</Button>
      }
    >
      {rejection.status === 'failed' && (
        <RetryNotice message={REASONS_MISSED} onTryAgain={() => dispatch(rejectionOpened())} />
      )}
      <ReasonGroups />
      <TextArea name="additionalText" counter />
      <KeepEntry />
    </FormPage>
  );
}

/** Choices and text are stored as they are entered: a reload, a new sign-on or the loss of the lock costs nothing. */
function KeepEntry() {
  const dispatch = useAppDispatch();
  const { values, dirty } = useFormikContext<RejectionValues>();
  useEffect(() => {
    if (dirty) dispatch(rejectionEdited(rejectionEntry(values)));
  }, [dispatch, dirty, values]);
  return null;
}
