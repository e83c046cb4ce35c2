import { stepActions } from '#rules';
import type { FormActionsProps } from '../../forms/FormActions';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { editCanceled } from './draft-slice';
import { selectIsEditing } from './selectors';

export interface StepActions extends FormActionsProps {
  /** False hides Next (Save changes stays): the page has nothing to go on with yet. */
  canProceed?: boolean;
}

/** Next, or Save changes while editing from review; Cancel of an edit leads back without asking (W4, Edit from review). */
export function useStepActions({ primaryAction = 'Next', canProceed = true, onCancel }: StepActions) {
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(selectIsEditing);
  const action = stepActions(isEditing, canProceed).find((label) => label !== 'Cancel') ?? null;
  return {
    primaryAction: action === 'Next' ? primaryAction : action,
    onCancel: onCancel ?? (isEditing ? () => void dispatch(editCanceled()) : undefined),
  };
}
