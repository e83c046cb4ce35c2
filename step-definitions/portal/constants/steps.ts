import assert from 'node:assert/strict';
import type { AnnouncingArea } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { ConstantsDriver } from './driver';
import type { FormsDriver } from '../../forms/driver';

/** Constants that the office has set. */
export const constantPhrases: Phrases<{ constants: ConstantsDriver; forms: FormsDriver }> = ({
  When,
  Then,
}) => {
  When(
    'the {announced} {area} is announced with {int} characters',
    async function (of: 'title' | 'heading', area: AnnouncingArea, characters: number) {
      await this.driver.constants.announce(of, area, characters);
    },
  );
  When('an operator looks up the {text}', async function (figure: string) {
    await this.driver.constants.readConstant(figure);
  });

  Then(
    '{int} characters are announced after {int} milliseconds',
    async function (characters: number, delay: number) {
      assert.deepEqual(await this.driver.constants.announcement(), { characters, delay });
    },
  );
  Then('the number is {int}', async function (value: number) {
    assert.equal(await this.driver.constants.constantValue(), value);
  });
  Then(
    'the {field} accepts {int} to {int} characters',
    async function (field: string, fewest: number, most: number) {
      const problemsOf = async (length: number): Promise<string[]> => {
        await this.driver.forms.enter(field, 'a'.repeat(length));
        await this.driver.forms.saveEntry();
        return this.driver.forms.problemsWith(field);
      };
      if (fewest > 1) assert.notDeepEqual(await problemsOf(fewest - 1), [], `${fewest - 1} characters`);
      assert.deepEqual(await problemsOf(fewest), [], `${fewest} characters`);
      assert.deepEqual(await problemsOf(most), [], `${most} characters`);
      assert.deepEqual(await problemsOf(most + 1), [`Must be at most ${most} characters`]);
    },
  );
};
