import type { CompletenessCode, StepName } from '#rules';
import { completenessCode, initialFiling, MISSING_MESSAGE, reviewSections } from '#rules';
import type { FilingPart } from '../../vocabulary/filing-parts';
import type { ReviewDriver } from '../parts/review';
import type { RulesDesk } from './desk';
import { SUBMISSION_KEY } from './desk';

type Changes = Parameters<ReviewDriver['amend']>[0];

/** Completeness and the sections of the review, from their tables. */
export class RulesReview implements Pick<
  ReviewDriver,
  | 'complete'
  | 'amend'
  | 'take'
  | 'useStreetAsMailing'
  | 'check'
  | 'code'
  | 'sections'
  | 'marked'
  | 'canBePaid'
  | 'entityName'
  | 'isTold'
> {
  private checked: CompletenessCode = 'VALID';

  constructor(private readonly desk: RulesDesk) {}

  complete(): void {
    this.desk.complete();
  }

  amend(change: Changes): void {
    this.desk.complete();
    const sound = this.desk.filing;
    const amended = initialFiling({
      filingType: 'amend',
      submissionKey: SUBMISSION_KEY,
      entityId: '20261000001',
      entityType: 'DLLC',
    });
    const isRenamed = change === 'name';
    this.desk.filing = {
      ...amended,
      entityNameValues: {
        ...sound.entityNameValues,
        oldName: 'Acme LLC',
        isOldNameValid: true,
        isNameChanged: isRenamed ? 'Y' : 'N',
        ...(isRenamed ? {} : { name: 'Acme LLC' }),
      },
      additionalInfoValues: {
        ...amended.additionalInfoValues,
        additionalInfo: change === 'additionalInfo' ? 'Members meet in May.' : '',
        attachments:
          change === 'attachments'
            ? [{ key: '1', fileName: 'articles.pdf', mimeType: 'application/pdf', size: 1000 }]
            : [],
      },
      effectiveDateValues: sound.effectiveDateValues,
      filersValues: sound.filersValues,
    };
  }

  take(part: FilingPart): void {
    this.desk.filing = part(this.desk.filing);
  }

  useStreetAsMailing(): void {
    const { principalOfficeValues } = this.desk.filing;
    this.desk.filing = {
      ...this.desk.filing,
      principalOfficeValues: { ...principalOfficeValues, isSameAsStreetAddressChecked: true },
    };
  }

  check(): void {
    this.checked = completenessCode(this.desk.filing, this.desk.now);
  }

  code(): CompletenessCode {
    return this.checked;
  }

  sections(): StepName[] {
    const byName: Record<string, StepName> = { attachments: 'attachments' };
    return this.reviewed().map(({ section, step }) => byName[section] ?? step);
  }

  marked(): StepName[] {
    return this.reviewed()
      .filter(({ isMissing }) => isMissing)
      .map(({ step }) => step);
  }

  canBePaid(): boolean {
    return completenessCode(this.desk.filing, this.desk.now) === 'VALID' && !this.marked().length;
  }

  entityName(): string {
    return this.desk.filing.entityNameValues.name;
  }

  isTold(sentence: string): boolean {
    return sentence === MISSING_MESSAGE && this.marked().length > 0;
  }

  private reviewed() {
    return reviewSections(this.desk.filing, this.desk.now);
  }
}
