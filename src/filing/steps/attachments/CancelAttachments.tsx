import { useState } from 'react';
import { withoutAttachments } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { stepSubmitted } from '../../wizard/draft-slice';
import { selectFiling } from '../../wizard/selectors';
import { translate } from '../../../language/translate';

/** 'Cancel attachments': proceeds without any file, after asking where files would be lost (W2-attachments). */
export function CancelAttachments() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const [isAsking, setAsking] = useState(false);
  const cancel = () => dispatch(stepSubmitted({ step: 'attachments', filing: withoutAttachments(filing) }));
  const isEmpty = filing.additionalInfoValues.attachments.length === 0;
  return (
    <>
      <Button onClick={isEmpty ? cancel : () => setAsking(true)}>Cancel attachments</Button>
      <Dialog open={isAsking} title="Cancel attachments" kind="alertdialog" onClose={() => setAsking(false)}>
        <p>
          {translate(
            'The files that you added will be removed, and your filing goes on without attachments.',
          )}
        </p>
        <ButtonRow>
          <Button variant="danger" onClick={cancel}>
            Yes, remove them
          </Button>
          <Button onClick={() => setAsking(false)}>No</Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
