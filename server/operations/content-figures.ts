import {
  feeOf,
  formatMoney,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENTS_MEGABYTES,
  MAX_DAYS_AHEAD,
  MINIMUM_AGE,
  SESSION_TIMEOUT_MINUTES,
  type FeeFacts,
} from '#rules';

/** Limits that texts mention. */
const LIMITS: Readonly<Record<string, number>> = {
  minimumAge: MINIMUM_AGE,
  maxDaysAhead: MAX_DAYS_AHEAD,
  maxFiles: MAX_ATTACHMENTS,
  maxMegabytes: MAX_ATTACHMENTS_MEGABYTES,
  timeoutMinutes: SESSION_TIMEOUT_MINUTES,
};

const feesOf = ({ filingType, isAfterDueMonth }: FeeFacts): Readonly<Record<string, string>> => ({
  fee: formatMoney(feeOf({ filingType, isAfterDueMonth })),
  onTimeFee: formatMoney(feeOf({ filingType })),
  lateFee: formatMoney(feeOf({ filingType, isAfterDueMonth: true })),
});

/**
 * Puts the figures that the rules decide by into a text, so that the two cannot differ: `{{fee}}` becomes `$50.00`. A figure
 * that is not known stays as it is.
 * @param facts what the fee depends on; null for a transaction without a fee here
 */
export const withFigures = (text: string, facts: FeeFacts | null): string => {
  const figures: Readonly<Record<string, string | number>> = {
    ...LIMITS,
    ...(facts && feesOf(facts)),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(figures[name] ?? whole));
};
