import { says, sentence, type Text } from '../language/text';
import { isGiven, isOfTypeText } from './checks';
import type { Check, Condition, Row } from './row';

/** The most shares, and the most directors, that a filing may state (W9-constants). */
export const MAX_WHOLE_NUMBER = 2_000_000_000;

/** A count as people read it, with commas between its thousands: `2,000,000,000`. What is not a count stays as it is. */
export const formatCount = (count: string): string =>
  /^\d+$/.test(count) ? count.replace(/\B(?=(?:\d{3})+$)/g, ',') : count;

/** 'Must be a number between 1 and 2,000,000,000.' (W5-shares, W5-coop). */
export const rangeMessage = (from: number): Text =>
  sentence('Must be a number between {from} and {to}.', { from, to: formatCount(String(MAX_WHOLE_NUMBER)) });

/** A count as it is kept: without the commas that a filer may write between its digits. */
export const withoutCommas = (count: string): string => count.trim().replaceAll(',', '');

/** Digits only, no leading zero, between the limits; both limits are allowed. */
const isCountFrom =
  (from: number): Check =>
  (value) => {
    const isCount = typeof value === 'string' && /^[1-9]\d*$/.test(value);
    if (isCount && Number(value) >= from && Number(value) <= MAX_WHOLE_NUMBER) return null;
    return { code: 'range', ...says(rangeMessage(from)) };
  };

/**
 * A count that a filer types, kept as digits: commas between them are taken out before anything is checked.
 * @param options.from the least that is allowed; the most is {@link MAX_WHOLE_NUMBER}
 */
export const wholeNumber = <V = unknown>(options: {
  label: string;
  from: number;
  when?: Condition<V>;
}): Row<V> => {
  const { label, from, when } = options;
  const message = rangeMessage(from);
  return {
    kind: 'field',
    field: { label, required: true },
    checks: [isOfTypeText(message), isGiven(message), isCountFrom(from)],
    tidy: (value) => (typeof value === 'string' ? withoutCommas(value) : value),
    blank: '',
    when,
  };
};
