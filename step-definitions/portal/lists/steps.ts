import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { ListsDriver } from './driver';

const shownPart = (part: number | null): string => (part === null ? '' : String(part));

/** Long lists, of which one part is shown at a time. */
export const listPhrases: Phrases<{ lists: ListsDriver }> = ({ When, Then }) => {
  When('part {int} of a list of {int} parts is shown', ({ lists }, part: number, count: number) =>
    lists.showPart(part, count),
  );
  When(
    'part {int} of a {longList} of {int} entries is shown',
    ({ lists }, part: number, kind: 'list' | 'table', entries: number) =>
      lists.showPartOfEntries(entries, part, kind),
  );
  Then('part {int} of {int} is shown', async ({ lists }, part: number, count: number) => {
    const { page, pageCount } = await lists.pager();
    assert.deepEqual([page, pageCount], [part, count]);
  });
  Then(
    'the previous part is {text} and the next part is {text}',
    async ({ lists }, before: string, after: string) => {
      const { previous, next } = await lists.pager();
      assert.deepEqual([shownPart(previous), shownPart(next)], [before, after]);
    },
  );
  Then('the parts offered are {text}', async ({ lists }, parts: string) =>
    assert.equal((await lists.partsOffered()).join(' '), parts),
  );
};
