import assert from 'node:assert/strict';
import { expandPlaceholders } from '../words/parameter-types/texts';
import type { FormName } from '../words/vocabulary/forms';
import type { Phrases, Table } from '../foundation/phrases';
import { holds, holdsNot, says } from '../foundation/answers';
import type { FormsDriver } from './driver';

/** The one problem in words; empty when there is none. */
const joined = (problems: string[]): string => problems.join(' ');

/** What the filer is asked for, enters, and is told to be wrong. */
export const formPhrases: Phrases<{ forms: FormsDriver }> = ({ Given, When, Then }) => {
  Given('the filer is asked for the/a/an {form}', ({ forms }, form: FormName) => forms.open(form, 'empty'));
  Given('the filer has filled in the/a/an {form}', ({ forms }, form: FormName) => forms.open(form, 'filled'));

  When('the filer enters {text} as the {field}', ({ forms }, text: string, field: string) =>
    forms.enter(field, text),
  );
  When('the filer enters:', async ({ forms }, table: Table) => {
    for (const [field, text] of Object.entries(table.rowsHash()))
      await forms.enter(field, expandPlaceholders(text));
  });
  When('the filer chooses {text} as the {field}', ({ forms }, choice: string, field: string) =>
    forms.choose(field, choice),
  );
  When('the filer selects the {field}', ({ forms }, field: string) => forms.select(field, true));
  When('the filer deselects the {field}', ({ forms }, field: string) => forms.select(field, false));
  When('the filer continues', ({ forms }) => forms.submit());
  When('the filer continues with {text} as the {field}', async ({ forms }, text: string, field: string) => {
    await forms.enter(field, text);
    await forms.submit();
  });
  When(
    'the filer continues with an answer about the {field} that is not offered',
    async ({ forms }, field: string) => {
      await forms.enter(field, 'something else');
      await forms.submit();
    },
  );
  When(
    'the filer saves the entry with {text} as the {field}',
    async ({ forms }, text: string, field: string) => {
      await forms.enter(field, text);
      await forms.saveEntry();
    },
  );
  When('the filer saves the entry with a {field} that is not offered', async ({ forms }, field: string) => {
    await forms.enter(field, 'something else');
    await forms.saveEntry();
  });
  When('the filer saves the entry', ({ forms }) => forms.saveEntry());

  When(
    'the filer continues with the additional information {text} and the answer {text} about amendments',
    async ({ forms }, text: string, attached: string) => {
      await forms.enter('additional information', text);
      await forms.choose('attached amendments', attached);
      await forms.submit();
    },
  );

  Then('these fields have problems:', async ({ forms }, table: Table) => {
    for (const { field = '', problem = '' } of table.hashes())
      assert.equal(joined(await forms.problemsWith(field)), problem, field);
  });
  Then('the problem with the {field} is {text}', async ({ forms }, field: string, problem: string) =>
    assert.equal(joined(await forms.problemsWith(field)), problem),
  );
  Then('the problems are:', async ({ forms }, table: Table) => {
    const expected = table.hashes().map(({ problem = '' }) => problem);
    assert.deepEqual(await forms.problems(), expected);
    for (const { field = '', problem = '' } of table.hashes())
      assert.equal(joined(await forms.problemsWith(field)), problem, field);
  });
  Then('the problems are {text}', async ({ forms }, problems: string) =>
    assert.equal(joined(await forms.problems()), problems),
  );
  Then('the note at the {field} is {text}', async ({ forms }, field: string, note: string) =>
    assert.equal(await forms.noteAt(field), note),
  );
  Then('the {field} reads {text}', async ({ forms }, field: string, text: string) =>
    assert.equal(await forms.shownValue(field, text), text),
  );
  Then('the {field} is not marked', async ({ forms }, field: string) =>
    assert.equal(await forms.shownValue(field), 'false'),
  );
  Then('the {field} is recorded as {code}', async ({ forms }, field: string, code: string) =>
    assert.equal(await forms.storedValue(field), code),
  );
  Then('the {field} is recorded as {text}', async ({ forms }, field: string, text: string) =>
    assert.equal(await forms.storedValue(field), text),
  );
  Then('the filer can continue', holds('forms', 'canContinue'));
  Then('the filer cannot continue', holdsNot('forms', 'canContinue'));
  Then('the filer reads that {int} characters are left', says('forms', 'charactersLeft'));
};
