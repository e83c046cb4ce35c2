import { flowFacts, flowSteps } from '../flows/flow';
import { stepTitle } from '../flows/page-title';
import type { StepName } from '../flows/step-name';
import type { Filing } from './filing';
import type { MergedFilings } from './merge-filings';

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

/**
 * What a filer is told whose filing another device has saved meanwhile: which pages are shown as they were saved there, and whether
 * something of what was entered here had to give way. Empty where no page has changed.
 */
export function mergedMessage({ filing, overtaken, taken }: MergedFilings): string {
  const [both, theirs] = [titlesOf(filing, overtaken), titlesOf(filing, taken)];
  if (overtaken.length === 0)
    return theirs === ''
      ? ''
      : `This filing was also changed on another device. From there comes: ${theirs}. What you entered here is kept.`;
  return [
    'This filing was changed on another device while you entered this.',
    `What was saved there is shown now${both && `, and not what you entered here: ${both}`}. Check it and correct it where needed.`,
    ...(theirs ? [`Also changed there: ${theirs}.`] : []),
  ].join(' ');
}
