import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import { doneChosen, whatsNextEntered } from '../../payment/receipt-slice';
import { selectLinks } from '../../session/selectors';
import { StepFrame } from '../StepFrame';
import { BeneficialOwnership } from './BeneficialOwnership';
import { Documents } from './Documents';
import { EntityLinks } from './EntityLinks';
import { ReportReminder } from './ReportReminder';
import { whatsNextParts } from './whats-next-parts';

/** After the receipt: the document, what is due, and where to go on (W2-whatsnext). */
export function WhatsNextPage() {
  const dispatch = useAppDispatch();
  const { transaction, receipt } = useAppSelector((state) => state.receipt);
  const links = useAppSelector(selectLinks);
  useEffect(() => {
    dispatch(whatsNextEntered());
  }, [dispatch]);
  const shown = whatsNextParts({
    isUnderReview: receipt?.adminFraudCheck ?? false,
    entityStatus: transaction?.entityStatus ?? '',
  });
  return (
    <StepFrame step="whatsnext" aside={null}>
      {transaction ? (
        <>
          <Alert kind="success">
            {shown.document
              ? `The document for ${transaction.entityName} is on file.`
              : `The document for ${transaction.entityName} is queued for review.`}
          </Alert>
          <Documents hasDocument={shown.document} hasCertificate={shown.certificate} />
          {shown.reportReminder && <ReportReminder dueDay={transaction.entityReportDueDate} />}
          <BeneficialOwnership />
          {links && (
            <EntityLinks
              links={links}
              masterFileId={transaction.mstrTransId}
              offersSecureFiling={shown.secureFiling}
            />
          )}
        </>
      ) : (
        <Alert kind="info">There is no finished filing to show in this browser.</Alert>
      )}
      <ButtonRow>
        <Button variant="primary" onClick={() => dispatch(doneChosen())}>
          Done
        </Button>
      </ButtonRow>
    </StepFrame>
  );
}
