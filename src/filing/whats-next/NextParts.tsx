import { whatsNextItems } from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import type { TransactionValues } from '../receipt/receipt-slice';
import { selectLinks } from '../../session/selectors';
import { BeneficialOwnership } from './BeneficialOwnership';
import { Documents } from './Documents';
import { EntityLinks } from './EntityLinks';
import { ReportReminder } from './ReportReminder';

/** What the filer can do now, as the rules allow it for this filing and the entity's status. */
export function NextParts({ transaction }: { transaction: TransactionValues }) {
  const adminFraudCheck = transaction.adminFraudCheck === 'Y';
  const links = useAppSelector(selectLinks);
  const { entityName, entityStatus, entityReportDueDate, mstrTransId } = transaction;
  const shown = whatsNextItems({ entityStatus, adminFraudCheck });
  return (
    <>
      <Alert kind="success">
        {adminFraudCheck
          ? `The document for ${entityName} is queued for review.`
          : `The document for ${entityName} is on file.`}
      </Alert>
      <BeneficialOwnership />
      {shown.includes('reportReminder') && <ReportReminder dueDay={entityReportDueDate} />}
      <Documents hasDocument={shown.includes('document')} hasCertificate={shown.includes('certificate')} />
      {links && (
        <>
          <EntityLinks
            heading="See and protect your record"
            of={['summary', 'notificationSignUps', 'secureFiling']}
            {...{ shown, links, masterFileId: mstrTransId }}
          />
          <EntityLinks
            heading="Tell us how it went"
            of={['businessSurvey', 'websiteSurvey']}
            {...{ shown, links, masterFileId: mstrTransId }}
          />
        </>
      )}
    </>
  );
}
