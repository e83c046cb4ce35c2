import assert from 'node:assert/strict';
import type { AnnouncingArea } from '#rules';
import type { Phrases } from '../phrasebook';

const shownPart = (part: number | null): string => (part === null ? '' : String(part));

/** Figures that the office has set. */
export const figurePhrases: Phrases = ({ When, Then }) => {
  When(
    'part {int} of a {longList} of {int} entries is shown',
    async function (part: number, kind: 'list' | 'table', entries: number) {
      await this.driver.figures.list(entries, part, kind);
    },
  );
  When(
    'the {announced} {area} is announced with {int} characters',
    async function (of: 'title' | 'heading', area: AnnouncingArea, characters: number) {
      await this.driver.figures.announce(of, area, characters);
    },
  );
  When('the portal counts the {text}', async function (figure: string) {
    await this.driver.figures.count(figure);
  });

  Then('part {int} of {int} is shown', async function (part: number, count: number) {
    const { page, pageCount } = await this.driver.figures.pager();
    assert.deepEqual([page, pageCount], [part, count]);
  });
  Then(
    'the part before it is {text} and the part after it {text}',
    async function (before: string, after: string) {
      const { previous, next } = await this.driver.figures.pager();
      assert.deepEqual([shownPart(previous), shownPart(next)], [before, after]);
    },
  );
  Then(
    '{int} characters of it are heard after {int} milliseconds',
    async function (characters: number, delay: number) {
      assert.deepEqual(await this.driver.figures.announced(), { characters, delay });
    },
  );
  Then('it counts to {int}', async function (value: number) {
    assert.equal(await this.driver.figures.counted(), value);
  });
  Then(
    'the {field} takes {int} to {int} characters',
    async function (field: string, fewest: number, most: number) {
      const problemsOf = async (length: number): Promise<string[]> => {
        await this.driver.form.enter(field, 'a'.repeat(length));
        await this.driver.form.saveEntry();
        return this.driver.form.problemsWith(field);
      };
      if (fewest > 1) assert.notDeepEqual(await problemsOf(fewest - 1), [], `${fewest - 1} characters`);
      assert.deepEqual(await problemsOf(fewest), [], `${fewest} characters`);
      assert.deepEqual(await problemsOf(most), [], `${most} characters`);
      assert.deepEqual(await problemsOf(most + 1), [`Must be at most ${most} characters`]);
    },
  );
};
