import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import { feeOf } from './fees';
import { isAfterDueMonth } from './late-report';
import { formatMoney } from './money';
import { says, sentence } from '../language/text';

/**
 * The fee of this very filing, in whole dollars: a periodic report costs more after the due month of its entity (R13-fees, R13-late-fee). Zero
 * before its type is known.
 * @param now ISO 8601 instant
 */
export const feeOfFiling = (
  { filingType, recordValues }: Pick<Filing, 'filingType' | 'recordValues'>,
  now: string,
): number =>
  filingType === ''
    ? 0
    : feeOf({ filingType, isAfterDueMonth: isAfterDueMonth(recordValues?.reportDueDate ?? '', now) });

/**
 * The problem of a filing whose fee is no longer the one that the filer was shown: a report becomes late at midnight while its review is
 * open. Nobody pays a price that they have not seen (reading 13).
 * @param seenFee whole dollars, as the page named it; undefined where no page did
 * @param fee whole dollars, by the registry's own table and record
 * @param isLateReport why it is another one: the report has become late
 */
export const feeChange = (seenFee: number | undefined, fee: number, isLateReport = false): StepProblem[] => {
  if (seenFee === undefined || seenFee === fee) return [];
  const values = { fee: formatMoney(fee), seenFee: formatMoney(seenFee) };
  const said = isLateReport
    ? sentence(
        'The report is late by now. The fee of this filing is {fee} now, and was {seenFee} when it was shown to you. Nothing was charged. Check the fee, then pay.',
        values,
      )
    : sentence(
        'The fee of this filing is {fee} now, and was {seenFee} when it was shown to you. Nothing was charged. Check the fee, then pay.',
        values,
      );
  return [{ step: 'filingreview', path: 'fee', code: 'feeChanged', ...says(said) }];
};
