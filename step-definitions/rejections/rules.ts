import type { RejectionValues, ReviewMail, SentReason } from '#rules';
import {
  acceptanceMail,
  emptyFiling,
  rejectionBody,
  rejectionLines,
  rejectionMail,
  rejectionRules,
} from '#rules';
import type { ReasonRow, RejectionDriver } from './driver';
import { samplePending } from '../samples/pending-filing';

const CONTEXT = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
const FILING = samplePending({});

/** Rejections, judged by the rule book. */
export class RulesRejection implements RejectionDriver {
  private told: ReviewMail = { to: '', subject: '', lines: [] };
  private values: RejectionValues = { reasons: [], additionalText: '' };

  know(reasons: ReasonRow[]): void {
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

  choose(chosen: string[]): void {
    const unknown = chosen.filter((one) => !this.values.reasons.some(({ longReason }) => longReason === one));
    if (unknown.length) throw new Error(`No reason reads ${unknown.join(', ')}.`);
    const reasons = this.values.reasons.map((reason) => ({
      ...reason,
      selected: chosen.includes(reason.longReason),
    }));
    this.values = { ...this.values, reasons };
  }

  add(additionalText: string): void {
    this.values = { ...this.values, additionalText };
  }

  problems(): string[] {
    return rejectionRules.problems(this.values, CONTEXT).map(({ message }) => message);
  }

  confirmation(): string[] {
    return rejectionLines(this.values);
  }

  sent(): SentReason[] {
    return rejectionBody(FILING, this.values, 'holder').rejectReasons;
  }

  tell(kind: 'acceptance' | 'rejection'): void {
    this.told = kind === 'acceptance' ? acceptanceMail(FILING) : rejectionMail(FILING, this.confirmation());
  }

  message(): ReviewMail {
    return this.told;
  }
}
