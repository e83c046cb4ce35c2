import { PASSWORD_CHANGED } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { Dialog } from '../controls/Dialog';

/** The confirmation of a changed password; however it is closed, the user logs in anew (A2-change). */
export const PasswordChangedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={PASSWORD_CHANGED.title} kind="alertdialog" onClose={onClose}>
    <p>{PASSWORD_CHANGED.text}</p>
    <ButtonRow>
      <Button variant="primary" onClick={onClose}>
        {PASSWORD_CHANGED.button}
      </Button>
    </ButtonRow>
  </Dialog>
);
