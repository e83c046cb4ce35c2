import { filingPath } from '#rules';
import { Link } from '../../controls/Link';
import { translate, translateAround } from '../../language/translate';
import { useAppSelector } from '../../session/store-hooks';
import { selectDraft } from '../wizard/selectors';

/** What can still be done with the filing: it may have been paid for in another tab. */
export function ReviewLead() {
  const { payment, refId, filing } = useAppSelector(selectDraft);
  const { filingType } = filing;
  if (!payment || filingType === '')
    return <p>{translate('Check what you entered. You can change it until you pay.')}</p>;
  const toReceipt = (label: string) => (
    <Link to={filingPath(filingType, 'receipt', { refId })}>{translate(label)}</Link>
  );
  return (
    <p>
      {payment === 'filed'
        ? translateAround(
            'This filing has been paid for and submitted, and cannot be changed here: {receipt}.',
            {
              receipt: toReceipt('see its receipt'),
            },
          )
        : translateAround(
            'A payment for this filing has been opened and is not completed. If you have paid, do not pay again: {state}. If you have not, you can still change the filing and pay from here.',
            { state: toReceipt('see the state of the payment') },
          )}
    </p>
  );
}
