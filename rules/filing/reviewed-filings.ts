import { FILINGS, type DeclaredFiling } from '../filings/all-filings';
import type { FraudCheck } from '../filings/declare-filing';

type ReviewedFiling = Extract<DeclaredFiling, { fraudCheck: FraudCheck }>;

/** The filings that staff review before they take effect, where the record asks for it (W5-private-hidden). */
export const REVIEWED_FILINGS: readonly ReviewedFiling[] = FILINGS.filter(
  (filing): filing is ReviewedFiling => 'fraudCheck' in filing,
);
