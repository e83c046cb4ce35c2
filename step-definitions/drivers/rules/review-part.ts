import type { CompletenessCode, FilingType, StepName } from '#rules';
import {
  completenessCode,
  formedEntityType,
  MISSING_MESSAGE,
  reviewLines,
  reviewOffersNext,
  reviewProblems,
  reviewSections,
  reviewText,
  STEP_RULES,
} from '#rules';
import { FIELDS } from '../../vocabulary/fields';
import type { FilingPart } from '../../vocabulary/filing-parts';
import type { FormName } from '../../vocabulary/forms';
import { FORMS } from '../../vocabulary/forms';
import { lookUp } from '../../vocabulary/look-up';
import type { ReviewDriver, TitledSection } from '../parts/review';
import type { Values } from '../paths';
import { withValueAt } from '../paths';
import type { AmendmentChange } from '../sample-filings';
import { amendmentThatChanges } from '../sample-filings';
import { SHAPES } from '../whole-filing';
import type { RulesDesk } from './desk';
import { SUBMISSION_KEY } from './desk';
import { RULES_FORMS } from './forms';

const FORM_NAMES = Object.keys(FORMS) as FormName[];

/** Completeness and the sections of the review, from their tables. */
export class RulesReview implements Pick<
  ReviewDriver,
  | 'complete'
  | 'amend'
  | 'take'
  | 'useStreetAsMailing'
  | 'check'
  | 'code'
  | 'marked'
  | 'canBePaid'
  | 'come'
  | 'edit'
  | 'giveUp'
  | 'save'
  | 'entityName'
  | 'isTold'
  | 'comeBack'
  | 'titled'
  | 'markedTitles'
  | 'leftToDo'
  | 'wrong'
  | 'problemTexts'
  | 'shows'
  | 'fieldsOf'
  | 'notify'
  | 'spoil'
> {
  private checked: CompletenessCode = 'VALID';
  private isReturned = false;

  constructor(private readonly desk: RulesDesk) {}

  complete(filing?: FilingType): void {
    this.desk.complete(filing);
  }

  amend(change: AmendmentChange, formation: FilingType): void {
    const entityType = formedEntityType(formation);
    if (entityType === '') throw new Error(`${formation} forms no entity that could be amended.`);
    this.desk.filing = amendmentThatChanges(change, entityType, SUBMISSION_KEY);
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

  come(): void {
    this.desk.step = 'filingreview';
  }

  edit(step: StepName): void {
    this.desk.act({ kind: 'editRequested', step });
  }

  giveUp(): void {
    this.desk.act({ kind: 'canceled' });
  }

  save(): void {
    this.desk.act({ kind: 'saved' });
  }

  notify(targets: string[], wanted: readonly string[]): void {
    const isEmail = (target: string): boolean => target.includes('@');
    this.desk.filing = {
      ...this.desk.filing,
      notificationsValues: {
        emailNotificationRadio: wanted.includes('email') ? 'Y' : 'N',
        textNotificationRadio: wanted.includes('text') ? 'Y' : 'N',
        emails: targets.filter(isEmail).map((email) => ({ email })),
        texts: targets.filter((target) => !isEmail(target)).map((text) => ({ text })),
      },
    };
  }

  check(): void {
    this.checked = completenessCode(this.desk.filing, this.desk.now);
  }

  code(): CompletenessCode {
    return this.checked;
  }

  marked(): StepName[] {
    return this.reviewed()
      .filter(({ isMissing }) => isMissing)
      .map(({ step }) => step);
  }

  canBePaid(): boolean {
    return reviewOffersNext(this.problems(), this.isReturned);
  }

  entityName(): string {
    return this.desk.filing.entityNameValues.name;
  }

  fieldsOf(part: string): string[] {
    return Object.keys(lookUp('part of a filing', SHAPES, part));
  }

  isTold(sentence: string): boolean {
    return this.desk.told.includes(sentence) || (sentence === MISSING_MESSAGE && this.marked().length > 0);
  }

  comeBack(): void {
    this.come();
    this.isReturned = true;
  }

  titled(): TitledSection[] {
    return this.reviewed().map(({ title, step }) => ({ title, step }));
  }

  markedTitles(): string[] {
    return this.reviewed()
      .filter(({ isMissing }) => isMissing)
      .map(({ title }) => title);
  }

  leftToDo(): string[] {
    return reviewSections(this.desk.filing, this.desk.now)
      .filter(({ isMissing }) => isMissing)
      .map(({ title }) => title);
  }

  wrong(): string[] {
    return this.problems().map(({ message }) => message);
  }

  problemTexts(): string[] {
    return reviewLines(this.desk.filing, this.problems()).map(({ text }) => text);
  }

  /** Only additional information has a text of its own for nothing; what else is shown is up to a screen. */
  shows(_: StepName, text: string): boolean {
    return reviewText(this.desk.filing.additionalInfoValues.additionalInfo) === text;
  }

  spoil(field: string, text: string): void {
    const [form] = FORM_NAMES.filter((name) => FIELDS[name][field] && RULES_FORMS[name].write);
    const step = form && FORMS[form];
    const rules = step && STEP_RULES[step];
    if (!form || !rules) throw new Error(`The ${field} belongs to no step of a filing.`);
    const values = rules.read(this.desk.filing) as Values;
    const spoilt = withValueAt(values, FIELDS[form][field]?.[0] ?? '', text);
    this.desk.filing = rules.write(this.desk.filing, spoilt);
  }

  private problems() {
    const { filing, now, isNameTaken } = this.desk;
    return reviewProblems(filing, { now, isNameTaken });
  }

  private reviewed() {
    const { filing, now } = this.desk;
    return reviewSections(filing, now, this.problems());
  }
}
