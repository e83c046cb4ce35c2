import type { Problem } from '#rules';
import { flowFacts, nextStep, STEP_RULES } from '#rules';
import { CHOICES } from '../../vocabulary/choices';
import type { FieldPaths } from '../../vocabulary/fields';
import { FIELDS } from '../../vocabulary/fields';
import type { FormName } from '../../vocabulary/forms';
import { FORMS } from '../../vocabulary/forms';
import { lookUp } from '../../vocabulary/look-up';
import type { FormDriver } from '../parts/form';
import type { Values } from '../paths';
import { isInside, valueAt, withValueAt } from '../paths';
import type { RulesDesk } from './desk';
import { RULES_FORMS } from './forms';
import type { RulesNames } from './names-part';

/** Forms, judged by the rule book. */
export class RulesFormPart implements Pick<FormDriver, Exclude<keyof FormDriver, 'charactersLeft'>> {
  private name: FormName | undefined;
  private values: Values = {};
  private found: Problem[] = [];

  constructor(
    private readonly desk: RulesDesk,
    private readonly names: RulesNames,
  ) {}

  open(form: FormName, state: 'empty' | 'filled'): void {
    this.name = form;
    this.values = RULES_FORMS[form][state];
    this.desk.step = FORMS[form];
  }

  enter(field: string, text: string): void {
    const paths = this.paths(field);
    const parts = paths.length === 1 ? [text] : text.split('-');
    this.set(field, (place) => parts[place] ?? '');
  }

  choose(field: string, choice: string): void {
    const codes = { ...lookUp('field of choice', CHOICES, field), '': '' };
    this.set(field, () => lookUp('answer', codes, choice));
  }

  mark(field: string, marked: boolean): void {
    this.set(field, () => marked);
  }

  goOn(): void {
    this.saveEntry();
    if (this.found.length) return;
    const write = this.name && RULES_FORMS[this.name].write;
    if (write) this.desk.filing = write(this.desk.filing, this.values);
    const isChecked = this.name !== 'entity name' || this.names.checkStep();
    if (isChecked) this.desk.step = nextStep(flowFacts(this.desk.filing), this.desk.step) ?? this.desk.step;
  }

  saveEntry(): void {
    const context = { filing: this.desk.filing, now: this.desk.now };
    const rules = STEP_RULES[this.desk.step];
    if (this.name) this.found = RULES_FORMS[this.name].problems(this.values, context);
    else this.found = rules?.problems(rules.read(this.desk.filing), context) ?? [];
  }

  problems(): string[] {
    return this.found.map(({ message }) => message);
  }

  problemsWith(field: string): string[] {
    const paths = this.paths(field);
    return this.found
      .filter(({ path }) => paths.some((own) => isInside(path, own)))
      .map(({ message }) => message);
  }

  reads(field: string): string {
    const values = this.name === 'entity name' ? this.names.values(this.values) : this.values;
    return String(valueAt(values, this.paths(field)[0]) ?? '');
  }

  recorded(field: string): string {
    return this.reads(field);
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
