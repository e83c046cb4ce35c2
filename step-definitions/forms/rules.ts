import type { Filing, Problem } from '#rules';
import { flowFacts, nextStep, STEP_RULES, stepActions } from '#rules';
import { CHOICES } from '../words/vocabulary/choices';
import type { FieldPaths } from '../words/vocabulary/fields';
import { FIELDS } from '../words/vocabulary/fields';
import type { FormName } from '../words/vocabulary/forms';
import { FORMS } from '../words/vocabulary/forms';
import { lookUp } from '../words/vocabulary/look-up';
import type { FormsDriver } from './driver';
import { checked } from '../foundation/checked';
import { levelDriver } from '../foundation/level-driver';
import type { Values } from './rule-forms/field-values';
import { isInside, valueAt, withValueAt } from './rule-forms/field-values';
import type { RulesScenarioContext } from '../scenario/context/rules';
import { RULES_FORMS } from './rule-forms/all';

/** What the registry says of a name when its step is left; a form knows no more of names. */
interface NameStep {
  /** True when the filer continues. */
  checkStep(): boolean;
  /** What the step shows of what was entered. */
  values(entered: Values): Values;
}

/** Forms, judged by the rule book. */
export class RulesFormsDriver extends levelDriver<FormsDriver>() {
  private name: FormName | undefined;
  private values: Values = {};
  private foundProblems: Problem[] | undefined;
  private readonly notes = new Map<string, string>();

  constructor(
    private readonly context: RulesScenarioContext,
    private readonly names: NameStep,
  ) {
    super();
  }

  override open(form: FormName, state: 'empty' | 'filled'): void {
    this.name = form;
    const { [state]: values, begin } = RULES_FORMS[form];
    this.values = begin ? begin(values, this.context.filing) : values;
    this.context.step = FORMS[form] ?? this.context.step;
  }

  override enter(field: string, text: string): void {
    const paths = this.paths(field);
    const parts = paths.length === 1 ? [text] : text.split('-');
    this.set(field, (place) => parts[place] ?? '');
    if (this.name && paths.length === 1)
      this.notes.set(paths[0], RULES_FORMS[this.name].note(paths[0], text, this.facts));
  }

  override choose(field: string, choice: string): void {
    const codes = { ...lookUp('field of choice', CHOICES, field), '': '' };
    this.set(field, () => lookUp('answer', codes, choice));
    this.settle();
  }

  override select(field: string, marked: boolean): void {
    this.set(field, () => marked);
    this.settle();
  }

  override submit(): void {
    this.saveEntry();
    if (checked(this.foundProblems).length) return;
    const write = this.name && RULES_FORMS[this.name].write;
    if (write) this.context.filing = write(this.context.filing, this.values);
    if (this.name && FORMS[this.name] === null) return;
    const isChecked = this.name !== 'entity name' || this.names.checkStep();
    if (isChecked)
      this.context.step = nextStep(flowFacts(this.context.filing), this.context.step) ?? this.context.step;
  }

  override saveEntry(): void {
    const rules = STEP_RULES[this.context.step];
    if (this.name) this.foundProblems = RULES_FORMS[this.name].problems(this.values, this.facts);
    else this.foundProblems = rules?.problems(rules.read(this.context.filing), this.facts) ?? [];
  }

  /** The context of a form's rules; a form outside of the filings has none. */
  private get facts(): { filing: Filing; now: string } {
    const isOutside = this.name && FORMS[this.name] === null;
    return { filing: isOutside ? this.context.filingIfAny : this.context.filing, now: this.context.now };
  }

  override problems(): string[] {
    return checked(this.foundProblems).map(({ message }) => message);
  }

  override problemsWith(field: string): string[] {
    const paths = this.paths(field);
    return checked(this.foundProblems)
      .filter(({ path }) => paths.some((own) => isInside(path, own)))
      .map(({ message }) => message);
  }

  override noteAt(field: string): string {
    return this.notes.get(this.paths(field)[0]) ?? '';
  }

  override shownValue(field: string): string {
    const values = this.name === 'entity name' ? this.names.values(this.values) : this.values;
    return String(valueAt(values, this.paths(field)[0]) ?? '');
  }

  /** The stored values of a step; an entry of a list is read from the form. */
  override storedValue(field: string): string {
    const rules = STEP_RULES[this.name ? (FORMS[this.name] ?? 'intro') : this.context.step];
    if (!this.name || !rules || !RULES_FORMS[this.name].write) return this.shownValue(field);
    return String(valueAt(rules.read(this.context.filing) as Values, this.paths(field)[0]) ?? '');
  }

  override canContinue(): boolean {
    const { introductionOffersNext } = this.context;
    const isAllowed = this.name && RULES_FORMS[this.name].canContinue?.(this.values);
    const canContinue = isAllowed ?? introductionOffersNext ?? true;
    const { step, editing } = this.context;
    return stepActions(step, editing.navigation.redirected, canContinue).length > 1;
  }

  /** Sets a value that no filer types, such as files. */
  put(field: string, value: unknown): void {
    this.set(field, () => value);
  }

  /** Changes a part of the form as a whole, such as an address. */
  change(field: string, change: (value: Values) => Values): void {
    const [path] = this.paths(field);
    this.put(field, change(valueAt(this.values, path) as Values));
  }

  private settle(): void {
    const settle = this.name && RULES_FORMS[this.name].settle;
    if (settle) this.values = settle(this.values);
  }

  private paths(field: string): FieldPaths {
    if (!this.name) throw new Error(`Nobody has been asked for the ${field} yet.`);
    return lookUp(`field of the ${this.name}`, FIELDS[this.name], field);
  }

  private set(field: string, value: (place: number) => unknown): void {
    this.paths(field).forEach((path, place) => {
      this.values = withValueAt(this.values, path, value(place));
    });
  }
}
