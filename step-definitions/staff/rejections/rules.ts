import type { RejectionValues, ReviewMail, SentReason } from '#rules';
import {
  acceptanceMail,
  emptyFiling,
  rejectionBody,
  rejectionLines,
  rejectionMail,
  rejectionRules,
} from '#rules';
import type { ReasonRow, RejectionsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { samplePending } from '../../samples/pending-filing';

const CONTEXT = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
const FILING = samplePending({});

/** Where the filer sees the state of the filing. */
const ADDRESS = 'https://registry.example/receipt';

/** Rejections, judged by the rule book. */
export class RulesRejectionsDriver extends levelDriver<RejectionsDriver>() {
  private sentMail: ReviewMail | undefined;
  private values: RejectionValues = { reasons: [], additionalText: '' };

  override setReasons(reasons: ReasonRow[]): void {
    this.values = {
      ...this.values,
      reasons: reasons.map(({ number, reason, order }) => ({
        id: number,
        order,
        selected: false,
        group: '',
        code: '',
        shortReason: reason,
        longReason: reason,
      })),
    };
  }

  override chooseReasons(chosen: string[]): void {
    const unknown = chosen.filter((one) => !this.values.reasons.some(({ longReason }) => longReason === one));
    if (unknown.length) throw new Error(`No reason reads ${unknown.join(', ')}.`);
    const reasons = this.values.reasons.map((reason) => ({
      ...reason,
      selected: chosen.includes(reason.longReason),
    }));
    this.values = { ...this.values, reasons };
  }

  override addText(additionalText: string): void {
    this.values = { ...this.values, additionalText };
  }

  override problems(): string[] {
    return rejectionRules.problems(this.values, CONTEXT).map(({ message }) => message);
  }

  override confirmationLines(): string[] {
    return rejectionLines(this.values);
  }

  override sentReasons(): SentReason[] {
    return rejectionBody(FILING, this.values, 'holder').rejectReasons;
  }

  override notifyFiler(kind: 'acceptance' | 'rejection', leftOut: readonly string[] = []): void {
    this.sentMail =
      kind === 'acceptance'
        ? acceptanceMail(FILING, { leftOut, overtaken: [] }, ADDRESS)
        : rejectionMail(FILING, this.confirmationLines(), ADDRESS);
  }

  override messageToFiler(): ReviewMail {
    return checked(this.sentMail);
  }
}
