import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { ListsDriver } from './driver';

const shownPart = (part: number | null): string => (part === null ? '' : String(part));

/** Long lists, of which one part is shown at a time. */
export const listPhrases: Phrases<{ lists: ListsDriver }> = ({ When, Then }) => {
  When('part {int} of a list of {int} parts is shown', async function (part: number, count: number) {
    await this.driver.lists.showPart(part, count);
  });
  When(
    'part {int} of a {longList} of {int} entries is shown',
    async function (part: number, kind: 'list' | 'table', entries: number) {
      await this.driver.lists.showPartOfEntries(entries, part, kind);
    },
  );
  Then('part {int} of {int} is shown', async function (part: number, count: number) {
    const { page, pageCount } = await this.driver.lists.pager();
    assert.deepEqual([page, pageCount], [part, count]);
  });
  Then(
    'the previous part is {text} and the next part is {text}',
    async function (before: string, after: string) {
      const { previous, next } = await this.driver.lists.pager();
      assert.deepEqual([shownPart(previous), shownPart(next)], [before, after]);
    },
  );
  Then('the parts offered are {text}', async function (parts: string) {
    assert.equal((await this.driver.lists.partsOffered()).join(' '), parts);
  });
};
