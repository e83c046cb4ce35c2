import type { Outcome, PiiMode, PiiReview, PiiVerdict } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Requests to remove personal identifying information: numbers, addresses, review. */
export interface PrivacyDriver {
  /** The registry's word on the three numbers. */
  find(verdict: PiiVerdict): Soon<void>;
  /** Fields, as the form's paths name them, with what is said of each. */
  problems(): Soon<{ field: string; problem: string }[]>;
  attention(): Soon<string>;
  /** Whether the request is shown from its beginning again. */
  isShownFromTop(): Soon<boolean>;
  keepAddress(mode: PiiMode, address: 'new' | 'kept' | 'foreign'): Soon<void>;
  /** Whether that address is verified first. */
  isVerified(): Soon<boolean>;
  /** The sample request with this many filers. */
  hold(filers: number): Soon<void>;
  /** What the registry has answered to the request. */
  hear(answer: Outcome): Soon<void>;
  review(): Soon<PiiReview>;
  lines(): Soon<{ label: string; value: string }[]>;
  /** The facts that are sent, and the names of what is sent of each filer. */
  sent(): Soon<{ facts: Record<string, string>; filers: string[][] }>;
}
