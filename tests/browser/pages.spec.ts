import { PAGE_STATES } from './states/all';
import { accessibilityFaults } from './support/accessibility';
import { markupFaults } from './support/markup';
import { secondEngineFaults } from './support/second-engine';
import { atRest, PRESENTATIONS, sidewaysScroll } from './support/presentations';
import { expect, test } from './support/test';

// Every page in every state: no fault for axe, a second engine and html-validate, wide, at 320 px and with forced colors.
for (const { page, state, open, complaints } of PAGE_STATES) {
  test.describe(() => {
    test.use({ expectedComplaints: complaints });

    test(`${page}: ${state}`, { tag: ['@accessibility', '@markup'] }, async ({ filer }) => {
      await open(filer);
      await atRest(filer.page);
      expect.soft(await markupFaults(filer.page), 'markup').toEqual([]);
      expect.soft(await secondEngineFaults(filer.page), 'second engine').toEqual([]);
      for (const { name, show, isJudged } of PRESENTATIONS) {
        await show(filer.page);
        if (isJudged) expect.soft(await accessibilityFaults(filer.page), `accessibility ${name}`).toEqual([]);
        expect.soft(await sidewaysScroll(filer.page), `sideways scroll ${name}`).toEqual([]);
      }
    });
  });
}
