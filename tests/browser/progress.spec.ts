import { filingPath } from '#rules';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

/** A delinquent company whose agent on record can be kept. */
const CURE = filingPath('cure', 'intro', { entityId: '20101000073', transTyp: 'CURE_DLNQ' });

/** How many pages the summary of the filing shows as done. */
const stepsDone = ({ page }: Filer): Promise<number> => page.locator('.task-list__task--done').count();

test.describe('What is done of a filing', { tag: '@continuity' }, () => {
  test('never becomes less, neither through the agent wizard nor on the way back', async ({
    filer,
    page,
  }) => {
    await filer.goesTo(CURE);
    const counts = [await stepsDone(filer)];
    const arrivesAt = async (title: string) => {
      await filer.seesPage(title);
      counts.push(await stepsDone(filer));
    };
    await filer.next();
    await arrivesAt('Registered agent type');
    await expect(page.getByRole('main').getByText('Step 1 of 9', { exact: true })).toBeVisible();
    await filer.radio(/^Keep/).check({ force: true });
    await filer.next();
    await arrivesAt('Entity name');
    await filer.next();
    await arrivesAt('Principal office address');
    await filer.next();
    await arrivesAt('Registered agent');
    await filer.radio('Yes').check({ force: true });
    await filer.next();
    await arrivesAt('Additional information');
    await filer.next();
    await arrivesAt('Delayed effective date');
    await page.goBack();
    await arrivesAt('Additional information');
    await page.reload();
    await arrivesAt('Additional information');
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    // What was still on its way when the page was reloaded is saved now.
    await expect.poll(() => stepsDone(filer)).toBe(5);
  });
});
