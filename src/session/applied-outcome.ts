import type { FilingProblem, Outcome, OutcomeDialog, OutcomePage, Text } from '#rules';
import type { OperationId } from '../client/contract-types';

/** The part of an outcome that the page which asked must handle; everything else has been carried out. */
export interface Applied {
  /** The sentence to show; empty when there is none. */
  message: Text;
  /** Problems at fields: the catalog's own and those of the answer. */
  problems: FilingProblem[];
  /** Fields of the form that are emptied. */
  clearedPaths: string[];
  /** A dialog to open. */
  dialog: OutcomeDialog | null;
  /** Seconds after which to ask again; null when asking ends. */
  retryAfter: number | null;
  /** Where the catalog leads; already gone to unless it was deferred. */
  page: OutcomePage | null;
}

/** What a row's log may name: facts that identify no person. */
export interface LogDetails {
  entityName?: string;
  transactionType?: string;
}

interface Options {
  /** Problems of the answer, for a row that shows them. */
  problems?: readonly FilingProblem[];
  /** The subject of the request, for a row that logs it; the filing in progress unless given. */
  facts?: LogDetails;
  /** The page is offered to the filer instead of being gone to. */
  defersPage?: boolean;
}

/** An operation of the contract, or a question that one of them answers and the catalog has rows of its own for. */
export type AppliedOperation = OperationId | 'authenticationCheck' | 'accountByUserId' | 'accountCreation';

export type ApplyEffects = (
  operation: AppliedOperation,
  outcome: Outcome,
  options?: Options,
) => Generator<unknown, Applied>;
