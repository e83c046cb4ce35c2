import { useState } from 'react';
import type { CancelPlace } from '#rules';
import { CancelDialog } from '../../../forms/CancelDialog';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { editCanceled } from '../draft-slice';
import { selectIsEditing } from '../selectors';

/**
 * Cancel of an entry form: back to the list, or, with nobody on the list to go back to, what Cancel does on every step.
 */
export function useEntryCancel(isListEmpty: boolean, backToList: () => void) {
  const dispatch = useAppDispatch();
  const isEditing = useAppSelector(selectIsEditing);
  const [isAsking, setAsking] = useState(false);
  const cancel = () => {
    if (!isListEmpty) backToList();
    else if (isEditing) dispatch(editCanceled());
    else setAsking(true);
  };
  const place: CancelPlace = !isListEmpty ? 'entry' : isEditing ? 'edit' : 'filing';
  return { cancel, place, dialog: <CancelDialog open={isAsking} onClose={() => setAsking(false)} /> };
}
