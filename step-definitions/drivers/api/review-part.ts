import type { CompletenessCode, FilingType, StepName, StepProblem } from '#rules';
import { completenessCode, reviewLines, STEP_NAMES } from '#rules';
import type { FilingPart } from '../../vocabulary/filing-parts';
import type { ReviewDriver } from '../parts/review';
import type { ApiDesk } from './desk';
import type { ApiPayment } from './payment-part';
import type { ApiReceipt } from './receipt-part';

/** A complete filing, and what the registry says when something is taken from it. */
export class ApiReview implements Pick<
  ReviewDriver,
  'complete' | 'take' | 'check' | 'code' | 'refusedSteps' | 'problemTexts' | 'askForForm'
> {
  constructor(
    private readonly desk: ApiDesk,
    private readonly payment: ApiPayment,
    private readonly receipt: ApiReceipt,
  ) {}

  complete(filing: FilingType = 'llc'): Promise<void> {
    if (filing !== 'llc') throw new Error('At the api level only limited liability companies are formed.');
    return this.desk.complete();
  }

  take(part: FilingPart): void {
    this.desk.filing = part(this.desk.filing);
  }

  check(): Promise<void> {
    return this.payment.ask();
  }

  /** The registry opens a payment for a complete filing only. */
  code(): CompletenessCode {
    return this.payment.code() === 200 ? 'VALID' : completenessCode(this.desk.filing);
  }

  refusedSteps(): StepName[] {
    const steps = this.payment.problems().map(({ step }) => step);
    return STEP_NAMES.filter((step) => steps.includes(step));
  }

  problemTexts(): string[] {
    const problems = this.payment.problems() as StepProblem[];
    return reviewLines(this.desk.filing, problems).map(({ text }) => text);
  }

  askForForm(): Promise<void> {
    return this.receipt.askForm();
  }
}
