import type {
  Address,
  Filer,
  Outcome,
  PiiMode,
  PiiRequest,
  PiiReview,
  PiiVerdict,
  Problem,
  WithheldDocument,
} from '#rules';
import {
  attentionAfterRefusal,
  emptyAddress,
  piiAddressNeedsVerification,
  piiRefusal,
  piiReview,
  piiReviewLines,
  piiSaveBody,
  piiVerdictProblems,
  piiWithheldNotice,
} from '#rules';
import type { PersonalDataDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { validAddress } from '../../samples/filing';
import { sampleFilers } from '../../samples/personal-data-filers';

const ADDRESSES: Record<'new' | 'kept' | 'foreign', Address> = {
  new: { ...validAddress(), accepted: false },
  kept: validAddress(),
  foreign: { ...emptyAddress('PHYS'), country: 'CA' },
};

/** Requests to remove personal data, judged by the rule book. */
export class RulesPersonalDataDriver extends levelDriver<PersonalDataDriver>() {
  private foundProblems: Problem[] | undefined;
  private filerToMend: number | null | undefined;
  private isToBeVerified: boolean | undefined;
  private filers: Filer[] = [];
  private answer: Outcome | undefined;
  private piiDocId = '20101000002';
  private withheld: WithheldDocument | null = null;

  override receiveVerdict(verdict: PiiVerdict): void {
    this.foundProblems = piiVerdictProblems(verdict);
  }

  override problems(): { field: string; problem: string }[] {
    return checked(this.foundProblems).map(({ path, message }) => ({ field: path, problem: message }));
  }

  override focusedField(): string {
    return attentionAfterRefusal(checked(this.foundProblems))?.focus ?? '';
  }

  override isShownFromTop(): boolean {
    return attentionAfterRefusal(checked(this.foundProblems))?.scrollTo === 'top';
  }

  override saveAddress(mode: PiiMode, address: 'new' | 'kept' | 'foreign'): void {
    this.isToBeVerified = piiAddressNeedsVerification(mode, ADDRESSES[address]);
  }

  override verifiesAddress(): boolean {
    return checked(this.isToBeVerified);
  }

  override setRequest(filers: number): void {
    this.filers = sampleFilers(filers);
  }

  override receiveWithheld(since: string): void {
    this.withheld = since === '' ? null : { piiDocId: this.piiDocId, since };
  }

  override nameOtherDocument(): void {
    this.piiDocId = '20101000009';
  }

  override withheldNotice(): string {
    return piiWithheldNotice(this.piiDocId, this.withheld);
  }

  override receiveAnswer(answer: Outcome): void {
    this.answer = answer;
  }

  override receiveRefusal(paths: string[]): void {
    const { filer, problems } = piiRefusal(
      paths.map((path) => ({ path, code: 'notVerified', message: 'Refused.' })),
    );
    this.filerToMend = filer;
    this.foundProblems = problems;
  }

  override mendedFiler(): number | null {
    const filer = checked(this.filerToMend);
    return filer === null ? null : filer + 1;
  }

  override review(): PiiReview {
    return piiReview(this.answer);
  }

  override reviewLines(): { label: string; value: string }[] {
    return piiReviewLines(this.request());
  }

  override sentRequest(): { facts: Record<string, string>; filers: string[][] } {
    const { filers, ...facts } = piiSaveBody(this.request(), 'staff-1');
    return { facts, filers: filers.map((filer) => Object.keys(filer)) };
  }

  private request(): PiiRequest {
    return {
      entityName: 'Cedar Bluff Farms LLC',
      entityId: '20101000001',
      piiDocId: this.piiDocId,
      removalDocId: '20261000003',
      filers: this.filers,
    };
  }
}
