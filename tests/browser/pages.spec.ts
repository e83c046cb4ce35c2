import { ACCESSIBILITY_CHECKED } from '../../src/portal/accessibility-checked';
import { PAGE_STATES } from './states/all';
import { accessibilityFaults } from './support/accessibility';
import { lowFirstField } from './support/first-field';
import { outOfPlace } from './support/geometry';
import { markupFaults } from './support/markup';
import { secondEngineFaults } from './support/second-engine';
import {
  waitForAnimations,
  isJudgedTwice,
  NARROW,
  PRESENTATIONS,
  sidewaysScroll,
} from './support/presentations';
import { choosesSpanish, isForFilers, leftInEnglish } from './support/spanish';
import { expect, test } from './support/test';

// Every page in every state: one main part, no fault for axe and html-validate, and in the first one for a second engine; nothing sticks out wide, at
// 320 px and with forced colors; nothing left in English when it is read in Spanish, whose longer words fit a phone, too. In the first state,
// in both languages: nothing is covered or out of its box at any width, with and without text spacing (in the others where it is tightest), and
// the first field is on the first screen of a telephone.
const statesSeen = new Map<string, number>();
for (const { page, state, open, complaints } of PAGE_STATES) {
  const place = statesSeen.get(page) ?? 0;
  statesSeen.set(page, place + 1);
  test.describe(() => {
    test.use({ expectedComplaints: complaints });

    test(`${page}: ${state}`, { tag: ['@accessibility', '@markup'] }, async ({ filer }) => {
      await open(filer);
      await waitForAnimations(filer.page);
      await expect.soft(filer.page.locator('main'), 'one main').toHaveCount(1);
      expect.soft(await markupFaults(filer.page), 'markup').toEqual([]);
      if (isJudgedTwice(place))
        expect.soft(await secondEngineFaults(filer.page), 'second engine').toEqual([]);
      for (const { name, show, isJudged } of PRESENTATIONS) {
        await show(filer.page);
        // On a busy machine a dialog may still be fading in.
        await waitForAnimations(filer.page);
        if (isJudged(place))
          expect.soft(await accessibilityFaults(filer.page), `accessibility ${name}`).toEqual([]);
        expect.soft(await sidewaysScroll(filer.page), `sideways scroll ${name}`).toEqual([]);
      }
      const looksAtPlaces = async (language: string) => {
        if (place > 0) return;
        expect.soft(await outOfPlace(filer.page), `out of place in ${language}`).toEqual([]);
        if (isForFilers(page))
          expect.soft(await lowFirstField(filer.page, page), `first field in ${language}`).toBeNull();
      };
      await looksAtPlaces('English');
      // A dialog makes the page behind it inert; what it says is read with the page that opens it.
      if (!isForFilers(page) || (await filer.dialog.count()) > 0) return;
      await choosesSpanish(filer.page);
      expect.soft(await leftInEnglish(filer.page), 'left in English').toEqual([]);
      await looksAtPlaces('Spanish');
      await filer.page.setViewportSize(NARROW);
      expect.soft(await sidewaysScroll(filer.page), 'sideways scroll in Spanish').toEqual([]);
      if (place === 0) return;
      const faults = await outOfPlace(filer.page, [NARROW.width]);
      expect.soft(faults, 'out of place in Spanish at 320 px').toEqual([]);
    });
  });
}

test('the accessibility statement claims no more states and pages than are judged here', () => {
  const { states, pages } = ACCESSIBILITY_CHECKED;
  expect(states).toBeGreaterThan(0);
  expect(states).toBeLessThanOrEqual(PAGE_STATES.length);
  expect(pages).toBeLessThanOrEqual(new Set(PAGE_STATES.map(({ page }) => page)).size);
});
