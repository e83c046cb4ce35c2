import { feeOf, formatMoney } from '#rules';
import { useAppSelector } from '../../session/store-hooks';
import { selectFiling } from '../wizard/selectors';

/** What the filing costs, shown from the intro on. */
export function FeeLine() {
  const { filingType } = useAppSelector(selectFiling);
  if (filingType === '') return null;
  return (
    <p className="fee-line">
      Filing fee: <strong>{formatMoney(feeOf({ filingType }))}</strong>
    </p>
  );
}
