import { useState, type ReactNode } from 'react';
import { stepActions } from '#rules';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { Button } from '../controls/Button';
import { ButtonRow } from '../controls/ButtonRow';
import { CancelDialog } from './CancelDialog';
import { editCanceled } from './draft-slice';
import { selectIsEditing, selectIsStepBusy } from './selectors';

export interface StepActionsProps {
  /** What the main button reads; 'Next' unless given, 'Save changes' always while editing from review. */
  nextLabel?: string;
  /** False hides Next (Save changes stays): the page has nothing to go on with yet. */
  canProceed?: boolean;
  /** Takes the place of the Cancel dialog, as in a view inside a step. */
  onCancel?: () => void;
  /** Further buttons, between the main one and Cancel. */
  moreActions?: ReactNode;
}

/** Next or Save changes, and Cancel. */
export function StepActions({
  nextLabel = 'Next',
  canProceed = true,
  onCancel,
  moreActions,
}: StepActionsProps) {
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(selectIsEditing);
  const isBusy = useAppSelector(selectIsStepBusy);
  const [isAsking, setAsking] = useState(false);
  const cancel = onCancel ?? (isEditing ? () => dispatch(editCanceled()) : () => setAsking(true));
  const goesOn = stepActions(isEditing, canProceed).find((action) => action !== 'Cancel');
  return (
    <ButtonRow>
      {goesOn && (
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {goesOn === 'Next' ? nextLabel : goesOn}
        </Button>
      )}
      {moreActions}
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <CancelDialog open={isAsking} onClose={() => setAsking(false)} />
      <span role="status" className="usa-sr-only">
        {isBusy ? 'Saving. Please wait.' : ''}
      </span>
    </ButtonRow>
  );
}
