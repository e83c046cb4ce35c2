import assert from 'node:assert/strict';
import { expandPlaceholders } from '../words/parameter-types/texts';
import type { FormName } from '../words/vocabulary/forms';
import type { Phrases, Table } from '../foundation/phrases';
import type { FormsDriver } from './driver';

/** The one problem in words; empty when there is none. */
const joined = (problems: string[]): string => problems.join(' ');

/** What the filer is asked for, enters, and is told to be wrong. */
export const formPhrases: Phrases<{ forms: FormsDriver }> = ({ Given, When, Then }) => {
  Given('the filer is asked for the/a/an {form}', async function (form: FormName) {
    await this.driver.forms.open(form, 'empty');
  });
  Given('the filer has filled in the/a/an {form}', async function (form: FormName) {
    await this.driver.forms.open(form, 'filled');
  });

  When('the filer enters {text} as the {field}', async function (text: string, field: string) {
    await this.driver.forms.enter(field, text);
  });
  When('the filer enters:', async function (table: Table) {
    for (const [field, text] of Object.entries(table.rowsHash()))
      await this.driver.forms.enter(field, expandPlaceholders(text));
  });
  When('the filer chooses {text} as the {field}', async function (choice: string, field: string) {
    await this.driver.forms.choose(field, choice);
  });
  When('the filer selects the {field}', async function (field: string) {
    await this.driver.forms.select(field, true);
  });
  When('the filer deselects the {field}', async function (field: string) {
    await this.driver.forms.select(field, false);
  });
  When('the filer continues', async function () {
    await this.driver.forms.submit();
  });
  When('the filer continues with {text} as the {field}', async function (text: string, field: string) {
    await this.driver.forms.enter(field, text);
    await this.driver.forms.submit();
  });
  When(
    'the filer continues with an answer about the {field} that is not offered',
    async function (field: string) {
      await this.driver.forms.enter(field, 'something else');
      await this.driver.forms.submit();
    },
  );
  When('the filer saves the entry with {text} as the {field}', async function (text: string, field: string) {
    await this.driver.forms.enter(field, text);
    await this.driver.forms.saveEntry();
  });
  When('the filer saves the entry with a {field} that is not offered', async function (field: string) {
    await this.driver.forms.enter(field, 'something else');
    await this.driver.forms.saveEntry();
  });
  When('the filer saves the entry', async function () {
    await this.driver.forms.saveEntry();
  });

  When(
    'the filer continues with the additional information {text} and the answer {text} about amendments',
    async function (text: string, attached: string) {
      await this.driver.forms.enter('additional information', text);
      await this.driver.forms.choose('attached amendments', attached);
      await this.driver.forms.submit();
    },
  );

  Then('these fields have problems:', async function (table: Table) {
    for (const { field = '', problem = '' } of table.hashes())
      assert.equal(joined(await this.driver.forms.problemsWith(field)), problem, field);
  });
  Then('the problem with the {field} is {text}', async function (field: string, problem: string) {
    assert.equal(joined(await this.driver.forms.problemsWith(field)), problem);
  });
  Then('the problems are:', async function (table: Table) {
    const expected = table.hashes().map(({ problem = '' }) => problem);
    assert.deepEqual(await this.driver.forms.problems(), expected);
    for (const { field = '', problem = '' } of table.hashes())
      assert.equal(joined(await this.driver.forms.problemsWith(field)), problem, field);
  });
  Then('the problems are {text}', async function (problems: string) {
    assert.equal(joined(await this.driver.forms.problems()), problems);
  });
  Then('the note at the {field} is {text}', async function (field: string, note: string) {
    assert.equal(await this.driver.forms.noteAt(field), note);
  });
  Then('the {field} reads {text}', async function (field: string, text: string) {
    assert.equal(await this.driver.forms.shownValue(field, text), text);
  });
  Then('the {field} is not marked', async function (field: string) {
    assert.equal(await this.driver.forms.shownValue(field), 'false');
  });
  Then('the {field} is recorded as {code}', async function (field: string, code: string) {
    assert.equal(await this.driver.forms.storedValue(field), code);
  });
  Then('the {field} is recorded as {text}', async function (field: string, text: string) {
    assert.equal(await this.driver.forms.storedValue(field), text);
  });
  Then('the filer can continue', async function () {
    assert.equal(await this.driver.forms.canContinue(), true);
  });
  Then('the filer cannot continue', async function () {
    assert.equal(await this.driver.forms.canContinue(), false);
  });
  Then('the filer reads that {int} characters are left', async function (count: number) {
    assert.equal(await this.driver.forms.charactersLeft(), count);
  });
};
