import { NAME_TAKEN_ON_REVIEW_MESSAGE } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Button, ButtonRow } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { nameTakenRead } from '../wizard/payment-slice';
import { anotherNameRequested } from '../wizard/draft-slice';
import { translate } from '../../language/translate';

/** Somebody else took the name since it was checked (W2-review-taken, W8-taken). */
export function TakenNameDialog() {
  const dispatch = useAppDispatch();
  const isTaken = useAppSelector((state) => state.payment.status === 'nameTaken');
  const close = () => dispatch(nameTakenRead());
  const chooseAnother = () => {
    close();
    dispatch(anotherNameRequested());
  };
  return (
    <Dialog open={isTaken} title="System Message" kind="alertdialog" onClose={close}>
      <p>{translate(NAME_TAKEN_ON_REVIEW_MESSAGE)}</p>
      <ButtonRow>
        <Button variant="primary" onClick={chooseAnother}>
          Choose another name
        </Button>
        <Button onClick={close}>Close</Button>
      </ButtonRow>
    </Dialog>
  );
}
