import type { Filing, FormationType } from '#rules';
import { initialFiling, withoutUnusedParts } from '#rules';
import { completeFiling } from './filing';
import { SECTIONS } from './sections';

/** The end of a name that the rules of each kind of entity take. */
const ENDINGS: Record<FormationType, string> = {
  llc: ' LLC',
  dpc: ' Inc.',
  dnc: '',
  dc55: ' Cooperative Association',
  dc56: ' Co-op',
};

/** A name of an entity of this kind that nobody else takes. */
export const formationName = (filingType: FormationType, unique: string): string =>
  `Specification ${unique}${ENDINGS[filingType]}`;

/** Everything that a formation asks for but its files, which the registry has to keep first. */
export const formationOf = (filingType: FormationType, submissionKey: string, name: string): Filing => {
  const filing = completeFiling(submissionKey, name);
  const { entityType, transactionType, transactionDescription } = initialFiling({
    filingType,
    submissionKey,
  });
  const { sharesValues, votingAssetsValues, purposeDirectorsValues } = SECTIONS;
  return withoutUnusedParts({
    ...filing,
    filingType,
    entityType,
    transactionType,
    transactionDescription,
    sharesValues,
    votingAssetsValues,
    purposeDirectorsValues,
  });
};
