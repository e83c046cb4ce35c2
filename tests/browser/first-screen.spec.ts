import { filingPath, flowFacts, flowSteps, type StepName } from '#rules';
import { completeDraft, emptyDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

/** A small telephone. */
const SCREEN = { width: 320, height: 640 };

/** The pages after the payment, and the page of the card processor. */
const OTHERS: readonly StepName[] = ['payment', 'receipt', 'whatsnext'];

/**
 * The first important element of a page: its first field, or what has to be read before one, such as the agent for whom the filer answers,
 * or what they check before paying.
 */
const FIRST = 'input, select, textarea, dl, .review-section, .card';
/** An introduction asks nothing. */
const FIRST_OF_INTRO = '.service-text';

/** The steps whose heading or first field are not on the first screen, with the place of the field. */
async function belowTheScreen(filer: Filer, steps: readonly StepName[]): Promise<string[]> {
  const { page } = filer;
  const below: string[] = [];
  for (const step of steps) {
    await filer.goesTo(filingPath('llc', step));
    await page.evaluate(() => document.fonts.ready);
    const main = page.getByRole('main');
    const first = main.locator('form').locator(step === 'intro' ? FIRST_OF_INTRO : FIRST);
    const placeOfFirst = () =>
      first.evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0);
        return Math.round((boxes[0]?.top ?? Infinity) + window.scrollY);
      });
    // On a slow machine the page may still wait for its texts.
    let place = Infinity;
    await expect.poll(async () => (place = await placeOfFirst())).toBeLessThan(Infinity);
    const heading = await filer.heading.evaluate((element) => element.getBoundingClientRect().bottom);
    if (place > SCREEN.height - 40 || heading > SCREEN.height) below.push(`${step}: ${place}`);
  }
  return below;
}

test.describe('The first screen of a telephone', { tag: '@responsive' }, () => {
  test.use({ viewport: SCREEN });

  test('shows the heading and the first field of each step', async ({ filer }) => {
    test.slow();
    const draft = completeDraft(filer.agent, 'Quiet Harbor LLC');
    await filer.opensStep('intro', draft);
    const steps = flowSteps(flowFacts(draft)).filter((each) => !OTHERS.includes(each));
    expect(await belowTheScreen(filer, steps)).toEqual([]);
  });

  test('shows the first field of an entry where nothing was entered yet', async ({ filer }) => {
    await filer.opensStep('intro', emptyDraft());
    expect(await belowTheScreen(filer, ['formation', 'filer', 'notifications'])).toEqual([]);
  });
});
