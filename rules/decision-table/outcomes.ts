import type { OutcomeDomain } from './domain';

const KNOWN: Readonly<Record<OutcomeDomain, { says: string; has: (outcome: unknown) => boolean }>> = {
  dollars: {
    says: 'whole dollars, 0 or more',
    has: (outcome) => Number.isInteger(outcome) && (outcome as number) >= 0,
  },
  sentence: {
    says: 'a text of plain characters, without blanks at its ends',
    has: (outcome) => typeof outcome === 'string' && /^[!-~](?:[ -~]*[!-~])?$/.test(outcome),
  },
  part: {
    says: 'a text of plain characters, or none',
    has: (outcome) => typeof outcome === 'string' && /^[ -~]*$/.test(outcome),
  },
};

/** What an outcome would have to be; undefined for one that is. `null` says that nothing is decided, which the type of the table allows or not. */
export const outcomeFault = (domain: OutcomeDomain | undefined, outcome: unknown): string | undefined =>
  domain === undefined || outcome === null || KNOWN[domain].has(outcome) ? undefined : KNOWN[domain].says;
