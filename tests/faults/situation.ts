import type { CatalogOperation, Effect, Outcome, StepName } from '#rules';
import type { Case } from './outcomes';
import type { Visitor } from './visitor';

export type Expectation = (visitor: Visitor, given: Case) => Promise<void>;

/** A place of the portal that calls an operation, and how what follows is recognized there. */
export interface Situation {
  operation: CatalogOperation;
  /** The file of `src` that makes the call. */
  caller: string;
  /** In a few words: 'the record of an entity'. */
  where: string;
  /** Comes to the page; nothing where the call is made when the page is opened. */
  arrives?: Expectation;
  /** Makes the page call the operation. */
  asks: Expectation;
  /** The page when the operation succeeds. */
  succeeds: Expectation;
  /** A filing without an entity: a login always needs one, so the list of forms says so instead (reading 38). */
  hasNoEntity?: true;
  /** The path to which the page leads whatever is answered, where the catalog names none; it stays unless given. */
  leadsOn?: RegExp;
  /** What the page shows in the place of the missing data, besides the effects of the catalog. */
  without?: Expectation;
  /** The page's busy indicator, unless given. `null`: nobody waits for this answer. */
  waits?: Expectation | null;
  /** Effects that the page shows in a way of its own, as a page that it offers instead of going there. */
  recognizes?: Partial<Record<Effect['kind'], Expectation>>;
  /** The field of a refusal's problem, and its step where that decides who shows it. */
  refused?: { step?: StepName; path: string };
  /** Codes that no row of the catalog names and that the page tells apart. */
  codes?: readonly number[];
  /** True where time has to pass before the operation is called. */
  movesClock?: boolean;
  /** Where the page on purpose does something else than the catalog's effects. */
  instead?: { reason: string; effects: (outcome: Outcome) => readonly Effect[] };
}
