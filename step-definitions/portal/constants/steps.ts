import assert from 'node:assert/strict';
import type { AnnouncingArea } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { ConstantsDriver } from './driver';
import type { FormsDriver } from '../../forms/driver';

/** Constants that the office has set. */
export const constantPhrases: Phrases<{ constants: ConstantsDriver; forms: FormsDriver }> = ({
  When,
  Then,
}) => {
  When(
    'the {announced} {area} is announced with {int} characters',
    ({ constants }, of: 'title' | 'heading', area: AnnouncingArea, characters: number) =>
      constants.announce(of, area, characters),
  );
  When('an operator looks up the {text}', ({ constants }, figure: string) => constants.readConstant(figure));

  Then(
    '{int} characters are announced after {int} milliseconds',
    async ({ constants }, characters: number, delay: number) =>
      assert.deepEqual(await constants.announcement(), { characters, delay }),
  );
  Then('the number is {int}', says('constants', 'constantValue'));
  Then(
    'the {field} accepts {int} to {int} characters',
    async ({ forms }, field: string, fewest: number, most: number) => {
      const problemsOf = async (length: number): Promise<string[]> => {
        await forms.enter(field, 'a'.repeat(length));
        await forms.saveEntry();
        return forms.problemsWith(field);
      };
      if (fewest > 1) assert.notDeepEqual(await problemsOf(fewest - 1), [], `${fewest - 1} characters`);
      assert.deepEqual(await problemsOf(fewest), [], `${fewest} characters`);
      assert.deepEqual(await problemsOf(most), [], `${most} characters`);
      assert.deepEqual(await problemsOf(most + 1), [`Must be at most ${most} characters`]);
    },
  );
};
