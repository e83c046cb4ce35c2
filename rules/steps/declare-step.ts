import type { FilingParts, PartName } from '../filing-parts/parts';

/** The fields of each part; `whole` for a part of which one step asks for everything. */
export type Parts = {
  readonly [Part in PartName]?:
    'whole' | (FilingParts[Part] extends object ? readonly (keyof FilingParts[Part])[] : never);
};

/** A section of the review page, and of the document. */
export interface SectionOfStep {
  readonly section: string;
  /** Left out where it is the title of the step in this flow. */
  readonly title?: string;
  /** The fields that it shows, by their paths, where its step has more than one section. */
  readonly fields?: readonly string[];
  /** The page flag of W section 3 of a section that some filings with its step do not have. */
  readonly flag?: string;
  /** The part that only this section asks for. */
  readonly part?: PartName;
}

/** Everything that is known of a step, whatever filing has it; its fields and their rules are in `rules.ts` beside it. */
export interface StepDeclaration {
  /** Its path segment (W2-routes). */
  readonly name: string;
  /** What features and tables call it. */
  readonly inFeatures: string;
  /** An introduction asks nothing yet, a page collects values, an ending shows them or comes after them. */
  readonly kind: 'introduction' | 'page' | 'ending';
  /** The page flag of W section 3 that says whether a filing has it. */
  readonly flag?: string;
  /** What it asks for. A filing keeps what its steps ask for, and nothing else. */
  readonly parts?: Parts;
  /** What it asks for is one answer, such as an address: it is never put together from what two tabs have entered. */
  readonly isOneAnswer?: true;
  /** What an answer on it decides of other steps: no file stays with a filing whose filer attaches none. */
  readonly settles?: Parts;
  readonly sections?: readonly SectionOfStep[];
  /** What the filer should have at hand for it (W2-intro), unless the filing says otherwise; left out where everything is decided on the page. */
  readonly needs?: string;
  /** The registry checks something before it is left. */
  readonly isChecked?: true;
  /** It shows or sends what the registry has: the step before it is saved before it is left. */
  readonly showsSaved?: true;
}

/** The values of some fields of some parts. */
type ValuesOf<P extends Parts | undefined> = {
  [Part in keyof P & PartName]: P[Part] extends readonly (infer Field extends keyof FilingParts[Part])[]
    ? Pick<FilingParts[Part], Field>
    : FilingParts[Part];
};

/** What a step may write into a filing: the parts that it asks for, and what its answer settles; all of it, and nothing else. */
export type WrittenBy<Step extends StepDeclaration> = ValuesOf<Step['parts']> & ValuesOf<Step['settles']>;

/** Declares a step; its types carry its words, from which names, flags and sections follow. */
export const declareStep = <const Step extends StepDeclaration>(step: Step): Step => step;
