import { randomUUID } from 'node:crypto';
import { initialFiling, type Filing, type FormationType } from '#rules';
import { companyFiling } from '../../resilience/company';
import type { SavedAgent } from './filer';

/** A name that nobody else takes while the suites run. */
export const freshName = (): string => `Harbor ${randomUUID().slice(0, 8)} LLC`;

/** A formation as its filing begins, of an LLC unless another is named: nothing is filled in. */
export const emptyDraft = (filingType: FormationType = 'llc'): Filing =>
  initialFiling({ filingType, submissionKey: randomUUID() });

/** An LLC with everything filled in and its name found free, ready to be paid. */
export const completeDraft = (agent: SavedAgent, name = freshName()): Filing => {
  const filing = companyFiling(name, randomUUID(), agent);
  const availability = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };
  return { ...filing, entityNameValues: { ...filing.entityNameValues, availability } };
};

/** The same with this many persons forming it. */
export const draftFormedBy = (agent: SavedAgent, firstNames: readonly string[]): Filing => {
  const draft = completeDraft(agent);
  const [pattern] = draft.formationValues.formers;
  if (pattern === undefined) throw new Error('The complete filing has nobody who forms it.');
  const formers = firstNames.map((firstName, index) => ({
    ...pattern,
    id: `former-${index + 1}`,
    nameValues: { ...pattern.nameValues, name: { ...pattern.nameValues.name, firstName } },
  }));
  return { ...draft, formationValues: { formers } };
};

/** MM/DD/YYYY in the office's time zone, so many days from today. */
export const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Denver',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(Date.now() + days * 86_400_000);
