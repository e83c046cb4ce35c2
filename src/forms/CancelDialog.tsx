import { CANCEL_QUESTION } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { cancelConfirmed } from '../session/control-slice';
import { useAppDispatch } from '../session/store-hooks';
import { translate } from '../language/translate';

interface CancelDialogProps {
  open: boolean;
  /** Takes the place of leaving to the file-a-form page. */
  onConfirm?: () => void;
  onClose: () => void;
}

/** The cancel confirmation (W4-cancel): 'Yes please, cancel' drops what is in progress and leaves to the file-a-form page. */
export function CancelDialog({ open, onConfirm, onClose }: CancelDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <Dialog open={open} title="Cancel" kind="alertdialog" onClose={onClose}>
      <p>{translate(CANCEL_QUESTION.text)}</p>
      <ButtonRow>
        <Button variant="danger" onClick={onConfirm ?? (() => dispatch(cancelConfirmed()))}>
          {CANCEL_QUESTION.confirm}
        </Button>
        <Button onClick={onClose}>{CANCEL_QUESTION.decline}</Button>
      </ButtonRow>
    </Dialog>
  );
}
