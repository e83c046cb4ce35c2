import type { Filing } from '../filing/filing';
import type { StepName } from '../filing/step-name';
import { flowFacts, flowSteps } from '../flows/flow';
import { stepTitle } from '../flows/page-title';

/** A page that holds a part of a filing, and its fields where the part has several pages. */
interface PageOfPart {
  step: StepName;
  fields?: readonly string[];
}

/** The pages on which a part of a filing is entered, in whatever form; what a filer does not enter has none. */
const PAGES_OF_PART: Partial<Record<keyof Filing, readonly PageOfPart[]>> = {
  entityNameValues: [{ step: 'entityname' }, { step: 'staticentityname' }],
  principalOfficeValues: [{ step: 'principalofficeaddress' }],
  registeredAgentValues: [{ step: 'registeredagent' }],
  managementValues: [{ step: 'management' }],
  formationValues: [{ step: 'formation' }],
  sharesValues: [{ step: 'shares' }],
  votingAssetsValues: [{ step: 'votingassets' }],
  purposeDirectorsValues: [{ step: 'purposedirectors' }],
  additionalInfoValues: [
    { step: 'additionalinfo', fields: ['additionalInfo', 'additionalInfoAttachmentRadio'] },
    { step: 'attachments', fields: ['attachments'] },
    { step: 'privateattachments', fields: ['privateAttachments'] },
  ],
  effectiveDateValues: [{ step: 'effectivedate' }],
  filersValues: [{ step: 'filer' }],
  notificationsValues: [{ step: 'notifications' }],
  email: [{ step: 'email' }],
  statute: [{ step: 'staticentityname' }],
};

/** The filing's own pages that hold a part, in their order. */
export const pagesOfPart = (filing: Filing, part: keyof Filing): readonly PageOfPart[] => {
  const steps = flowSteps(flowFacts(filing));
  const pages = PAGES_OF_PART[part] ?? [];
  return steps.flatMap((step) => pages.filter((page) => page.step === step));
};

/** Titles of some pages of a filing, each once and in the order of its pages: "Entity name, Filer". */
export const titlesOf = (filing: Filing, pages: readonly StepName[]): string => {
  const facts = flowFacts(filing);
  return flowSteps(facts)
    .filter((step) => pages.includes(step))
    .map((step) => stepTitle(facts, step))
    .join(', ');
};
