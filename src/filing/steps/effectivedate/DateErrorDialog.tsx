import { dateErrorText } from '#rules';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { translate } from '../../../language/translate';

interface DateErrorDialogProps {
  /** The time of the attempt; null keeps the dialog closed. */
  now: string | null;
  onOk: () => void;
  onGoBack: () => void;
}

/** A date more than 90 days ahead: Ok caps it, Go back returns to the field (W8-dates). */
export function DateErrorDialog({ now, onOk, onGoBack }: DateErrorDialogProps) {
  return (
    <Dialog open={now !== null} title="Date error" kind="alertdialog" onClose={onGoBack}>
      <p>{now !== null && translate(dateErrorText(now))}</p>
      <ButtonRow>
        <Button variant="primary" onClick={onOk}>
          Ok
        </Button>
        <Button onClick={onGoBack}>Go back</Button>
      </ButtonRow>
    </Dialog>
  );
}
