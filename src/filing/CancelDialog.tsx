import { useAppDispatch } from '../app/store-hooks';
import { Button } from '../controls/Button';
import { ButtonRow } from '../controls/ButtonRow';
import { Dialog } from '../controls/Dialog';
import { cancelConfirmed } from './draft-slice';

/** The cancel confirmation (W4-cancel): 'Yes please, cancel' drops the filing and leaves to the file-a-form page. */
export function CancelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog open={open} title="Cancel" kind="alertdialog" onClose={onClose}>
      <p>Are you sure that you want to Cancel? All of the information you entered will be lost.</p>
      <ButtonRow>
        <Button variant="danger" onClick={() => dispatch(cancelConfirmed())}>
          Yes please, cancel
        </Button>
        <Button onClick={onClose}>No</Button>
      </ButtonRow>
    </Dialog>
  );
}
