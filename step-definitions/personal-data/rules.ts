import type { Address, Filer, Outcome, PiiMode, PiiRequest, PiiReview, PiiVerdict, Problem } from '#rules';
import {
  attentionAfterRefusal,
  emptyAddress,
  piiAddressNeedsVerification,
  piiReview,
  piiReviewLines,
  piiSaveBody,
  piiVerdictProblems,
} from '#rules';
import type { PrivacyDriver } from './driver';
import { soundAddress } from '../samples/filing';
import { sampleFilers } from '../samples/personal-data-filers';

const ADDRESSES: Record<'new' | 'kept' | 'foreign', Address> = {
  new: { ...soundAddress(), accepted: false },
  kept: soundAddress(),
  foreign: { ...emptyAddress('PHYS'), country: 'CA' },
};

/** Requests to remove personal data, judged by the rule book. */
export class RulesPrivacy implements PrivacyDriver {
  private found: Problem[] = [];
  private verifies = false;
  private filers: Filer[] = [];
  private answer: Outcome | undefined;

  find(verdict: PiiVerdict): void {
    this.found = piiVerdictProblems(verdict);
  }

  problems(): { field: string; problem: string }[] {
    return this.found.map(({ path, message }) => ({ field: path, problem: message }));
  }

  attention(): string {
    return attentionAfterRefusal(this.found)?.focus ?? '';
  }

  isShownFromTop(): boolean {
    return attentionAfterRefusal(this.found)?.scrollTo === 'top';
  }

  keepAddress(mode: PiiMode, address: 'new' | 'kept' | 'foreign'): void {
    this.verifies = piiAddressNeedsVerification(mode, ADDRESSES[address]);
  }

  isVerified(): boolean {
    return this.verifies;
  }

  hold(filers: number): void {
    this.filers = sampleFilers(filers);
  }

  hear(answer: Outcome): void {
    this.answer = answer;
  }

  review(): PiiReview {
    return piiReview(this.answer);
  }

  lines(): { label: string; value: string }[] {
    return piiReviewLines(this.request());
  }

  sent(): { facts: Record<string, string>; filers: string[][] } {
    const { filers, ...facts } = piiSaveBody(this.request(), 'staff-1');
    return { facts, filers: filers.map((filer) => Object.keys(filer)) };
  }

  private request(): PiiRequest {
    return {
      entityName: 'Cedar Bluff Farms LLC',
      entityId: '20101000001',
      piiDocId: '20101000002',
      removalDocId: '20261000003',
      filers: this.filers,
    };
  }
}
