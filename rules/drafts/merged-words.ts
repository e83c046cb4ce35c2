import { flowFacts, flowSteps } from '../flows/flow';
import { stepTitle } from '../flows/page-title';
import type { StepName } from '../filing/step-name';
import type { Filing } from '../filing/filing';
import type { MergedFilings } from './merge-filings';
import { partText } from './part-text';

/** The pages on which a part of a filing is entered, in whatever form; what a filer does not enter has none. */
const PAGES_OF_PART: Partial<Record<keyof Filing, readonly StepName[]>> = {
  entityNameValues: ['entityname', 'staticentityname'],
  principalOfficeValues: ['principalofficeaddress'],
  registeredAgentValues: ['registeredagent'],
  managementValues: ['management'],
  formationValues: ['formation'],
  sharesValues: ['shares'],
  votingAssetsValues: ['votingassets'],
  purposeDirectorsValues: ['purposedirectors'],
  additionalInfoValues: ['additionalinfo', 'attachments', 'privateattachments'],
  effectiveDateValues: ['effectivedate'],
  filersValues: ['filer'],
  notificationsValues: ['notifications'],
  email: ['email'],
  statute: ['staticentityname'],
};

/** Titles of the filing's own pages that hold these parts, in their order. */
function titlesOf(filing: Filing, parts: readonly (keyof Filing)[]): string {
  const facts = flowFacts(filing);
  const pages = new Set(parts.flatMap((part) => PAGES_OF_PART[part] ?? []));
  return flowSteps(facts)
    .filter((step) => pages.has(step))
    .map((step) => stepTitle(facts, step))
    .join(', ');
}

/** Both values of a part that both devices have changed, so that neither is lost. */
const bothOf = ({ filing, entered }: MergedFilings, part: keyof Filing): string => {
  const [there, here] = [filing, entered].map((one) => partText(one, part));
  return `${titlesOf(filing, [part])}: saved there: ${there}. Entered here: ${here}.`;
};

/**
 * The message to a filer whose filing another device has saved meanwhile: which pages came from there, and, where both changed the same
 * part, both values. Empty where no page has changed.
 */
export function mergedMessage(merged: MergedFilings): string {
  const { filing, overtaken, taken } = merged;
  const conflicts = overtaken.filter((part) => titlesOf(filing, [part]) !== '');
  const theirs = titlesOf(
    filing,
    taken.filter((part) => !overtaken.includes(part)),
  );
  if (conflicts.length === 0)
    return theirs === ''
      ? ''
      : `This filing was also changed in another tab or window, or on another device. From there comes: ${theirs}.`;
  return [
    'This filing was changed in another tab or window, or on another device, while you entered this. What was saved there is shown now.',
    ...conflicts.map((part) => bothOf(merged, part)),
    'Check it and correct it where needed.',
    ...(theirs ? [`Also changed there: ${theirs}.`] : []),
  ].join(' ');
}

/** Whether the filer has to decide before they continue: both have changed the same, each otherwise. */
export const hasConflict = ({ filing, overtaken }: Pick<MergedFilings, 'filing' | 'overtaken'>): boolean =>
  titlesOf(filing, overtaken) !== '';
