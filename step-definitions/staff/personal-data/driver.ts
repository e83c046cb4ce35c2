import type { Outcome, PiiMode, PiiReview, PiiVerdict } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Requests to remove personal identifying information: numbers, addresses, review. */
export interface PersonalDataDriver {
  /** The registry's verdict on the three numbers. */
  receiveVerdict(verdict: PiiVerdict): MaybePromise<void>;
  /** Fields, as the form's paths name them, with the problem of each. */
  problems(): MaybePromise<{ field: string; problem: string }[]>;
  focusedField(): MaybePromise<string>;
  /** Whether the request is shown from the top again. */
  isShownFromTop(): MaybePromise<boolean>;
  saveAddress(mode: PiiMode, address: 'new' | 'kept' | 'foreign'): MaybePromise<void>;
  /** Whether that address is verified first. */
  verifiesAddress(): MaybePromise<boolean>;
  /** The sample request with this many filers. */
  setRequest(filers: number): MaybePromise<void>;
  /** The registry checks the numbers. @param since ISO 8601 instant; empty for a document that is not withheld */
  receiveWithheld(since: string): MaybePromise<void>;
  nameOtherDocument(): MaybePromise<void>;
  /** What the review says of a document that is withheld already; empty where it says nothing. */
  withheldNotice(): MaybePromise<string>;
  /** What the registry has answered to the request. */
  receiveAnswer(answer: Outcome): MaybePromise<void>;
  /** The registry refuses the request for problems at these paths. */
  receiveRefusal(paths: string[]): MaybePromise<void>;
  /** Place of the filer to mend, from 1; null for the numbers. */
  mendedFiler(): MaybePromise<number | null>;
  review(): MaybePromise<PiiReview>;
  reviewLines(): MaybePromise<{ label: string; value: string }[]>;
  submitRequest(): MaybePromise<void>;
  /** What the public record says in the place of the document that the request names. */
  wordsOnRecord(): MaybePromise<string>;
  isDocumentOpen(): MaybePromise<boolean>;
  hasCertificate(): MaybePromise<boolean>;
  /** Whether the request is among those that a search finds. */
  isFound(search: string): MaybePromise<boolean>;
  /** The facts that are sent, and the names of what is sent of each filer. */
  sentRequest(): MaybePromise<{ facts: Record<string, string>; filers: string[][] }>;
}
