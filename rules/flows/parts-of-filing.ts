import type { Filing } from '../filing/filing';
import type { KnownFacts } from '../filing/known-facts';
import { declarationOf, type StepName } from '../steps/all-steps';
import type { PartName } from '../filing-parts/parts';
import { flowFacts, flowPages, flowSteps } from './flow';
import type { FlowRow } from './flow-row';

/** A page that asks for a part of a filing, and for which of its fields where several pages share the part. */
export interface PageOfPart {
  step: StepName;
  part: PartName;
  fields: 'whole' | readonly string[];
}

/** What a step of a filing asks for, without what only sections ask for that this filing omits. */
const partsOfRow = ({ step, omits = [] }: FlowRow): PageOfPart[] => {
  const { parts = {}, sections = [] } = declarationOf(step);
  const omitted = sections.filter(({ section }) => omits.some((one) => one === section));
  return (Object.entries(parts) as [PartName, PageOfPart['fields']][])
    .filter(([part]) => !omitted.some((section) => section.part === part))
    .map(([part, fields]) => ({ step, part, fields }));
};

/** Everything that the pages of a filing ask for, attachments also while the filer has not asked for them. */
export const partsAskedFor = (filing: Pick<Filing, keyof KnownFacts>): PageOfPart[] =>
  flowPages(filing).flatMap(partsOfRow);

/** The pages on which a part of a filing is entered just now, in their order; what a filer does not enter has none. */
export const pagesOfPart = (filing: Filing, part: keyof Filing): PageOfPart[] => {
  const steps = flowSteps(flowFacts(filing));
  return partsAskedFor(filing).filter((page) => page.part === part && steps.includes(page.step));
};
