import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { FIELDS } from '../words/vocabulary/fields';
import type { FormName } from '../words/vocabulary/forms';
import { lookUp } from '../words/vocabulary/look-up';
import type { FormsDriver } from './driver';
import { levelDriver } from '../foundation/level-driver';
import type { BrowserScenarioContext } from '../scenario/context/browser';
import { BrowserFields } from './browser-fields';
import { FORM_OPENERS, type Opening } from './browser-openings';

const PATIENCE = { tries: 30, milliseconds: 100 };

/** Before a sentence that has no prefix of its own. */
const ERROR_PREFIX = /^Error:\s*/;
const IS_ERROR = /^Error(:| - )/;
const IS_NOTE = /^(Changed to|Read as) /;

/** Forms, filled in as a filer does, by role and label. */
export class BrowserFormsDriver extends levelDriver<FormsDriver>() {
  private name: FormName | undefined;
  private readonly fields: BrowserFields;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.fields = new BrowserFields(context);
  }

  override async open(form: FormName, state: 'empty' | 'filled'): Promise<void> {
    const { step, empty, then } = lookUp('form with a screen', FORM_OPENERS as Record<string, Opening>, form);
    this.name = form;
    if (step) await this.context.open(step, state === 'empty' ? empty : undefined);
    await then?.(this.context, state);
  }

  /** The filer is shown another form without opening it. */
  switchTo(form: FormName): void {
    this.name = form;
  }

  controlOf(field: string): Locator {
    return this.fields.control(this.form, field);
  }

  override async enter(field: string, text: string): Promise<void> {
    if (this.paths(field).length > 1) {
      const boxes = this.fields.group(this.form, field).getByRole('textbox');
      for (const [place, part] of text.split('-').entries()) await boxes.nth(place).fill(part);
      return;
    }
    const control = this.fields.control(this.form, field);
    const isSelect = (await control.evaluate((element) => element.tagName)) === 'SELECT';
    await (isSelect ? control.selectOption(text) : control.fill(text));
    await control.blur();
  }

  override async choose(field: string, choice: string): Promise<void> {
    if (choice === '') return;
    const label = this.fields.choice(field, choice);
    await this.fields.question(this.form, field).locator('label').getByText(label, { exact: true }).click();
  }

  override async select(field: string, marked: boolean): Promise<void> {
    const control = this.fields.control(this.form, field);
    if ((await control.isChecked()) === marked) return;
    await this.context.main.locator(`label[for="${await control.getAttribute('id')}"]`).click();
  }

  override async submit(): Promise<void> {
    const opening = this.name ? FORM_OPENERS[this.name] : undefined;
    const name = opening?.submit ?? /^(Start|Next|Pay \$[\d.]+)$/;
    await this.context.actAndSettle(() => this.context.button(name).click());
  }

  override async saveEntry(): Promise<void> {
    const save = this.context.button(/^Save( changes)?$/);
    await this.context.actAndSettle(() => save.click(), save);
  }

  override async problems(): Promise<string[]> {
    if (!(await this.context.isAnsweredWith(this.context.summary))) return [];
    // The sentence alone, without the place that tells it apart from others.
    const links = this.context.summary.getByRole('link');
    return links.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''));
  }

  /** The problem shown at the field; the summary has to list it too. */
  override async problemsWith(field: string): Promise<string[]> {
    const describedBy = (await this.described(field))
      .filter((text) => IS_ERROR.test(text))
      .map((text) => text.replace(ERROR_PREFIX, '').trim());
    const listed = await this.problems();
    const unlisted = describedBy.filter((sentence) => !listed.includes(sentence));
    if (unlisted.length) throw new Error(`Not in the summary of problems: ${unlisted.join(' ')}`);
    return describedBy;
  }

  override async noteAt(field: string): Promise<string> {
    return (await this.described(field)).filter((text) => IS_NOTE.test(text)).join(' ');
  }

  /** A page may take a moment after a dialog to put a value into its field. */
  override async shownValue(field: string, expected?: string): Promise<string> {
    const control = this.fields.control(this.form, field);
    for (let tries = 0; expected !== undefined && tries < PATIENCE.tries; tries += 1) {
      if ((await control.inputValue()) === expected) break;
      await pause(PATIENCE.milliseconds);
    }
    return control.inputValue();
  }

  override canContinue(): Promise<boolean> {
    return this.context.nextButton.isVisible();
  }

  override storedValue(field: string): Promise<string> {
    return this.shownValue(field);
  }

  override async charactersLeft(): Promise<number> {
    const text = await this.context.main
      .getByText(/^[\d,]+ characters? left$/)
      .first()
      .innerText();
    return Number(text.replace(/\D/g, ''));
  }

  private async described(field: string): Promise<string[]> {
    const ids = (await this.descriptions(field)).filter(Boolean);
    return Promise.all(ids.map((id) => this.context.page.locator(`[id="${id}"]`).innerText()));
  }

  private async descriptions(field: string): Promise<string[]> {
    const candidates = [this.fields.question, this.fields.group, this.fields.control];
    for (const find of candidates) {
      const locator = find.call(this.fields, this.form, field);
      if ((await locator.count()) === 1)
        return ((await locator.getAttribute('aria-describedby')) ?? '').split(' ');
    }
    return [];
  }

  private get form(): FormName {
    if (!this.name) throw new Error('Nobody has been asked for anything yet.');
    return this.name;
  }

  private paths(field: string) {
    return lookUp(`field of the ${this.form}`, FIELDS[this.form], field);
  }
}
