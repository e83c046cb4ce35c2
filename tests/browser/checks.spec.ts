import { accessibilityFaults } from './support/accessibility';
import { textContrastFaults } from './support/contrast';
import { outOfPlace } from './support/geometry';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { markupFaults } from './support/markup';
import { secondEngineFaults } from './support/second-engine';
import { sidewaysScroll } from './support/presentations';
import { expect, test } from './support/test';

test.describe('The checks of these suites', { tag: '@checks' }, () => {
  test('find an input without a label, pale text, a wrong child of a list and a page that is too wide', async ({
    page,
  }) => {
    // A document of the registry would refuse the style.
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><html lang="en"><head><title>Wrong</title></head><body><main><h1>Wrong</h1>
      <input type="text"><p style="width: 3000px; color: #767676">Wide</p><ul><p>No item</p></ul></main></body></html>`);
    expect((await accessibilityFaults(page)).join('\n')).toContain('label: Form elements must have labels');
    expect((await secondEngineFaults(page)).join('\n')).toContain('input_label_exists');
    expect((await markupFaults(page)).join('\n')).toContain('element-permitted-content');
    expect((await textContrastFaults(page)).join('\n')).toContain('4.54 (foreground color: #767676');
    expect((await sidewaysScroll(page)).join('\n')).toContain('<p class="">');
  });

  test('find text under a box, over another text, cut off and out of its box, and a link that cannot be pressed', async ({
    page,
  }) => {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><html lang="en"><head><title>Wrong</title></head><body><main>
      <p>Hidden words</p><div style="position: relative; top: -40px; height: 40px; background: gray"></div>
      <p>First line</p><p style="margin-top: -34px">Second line</p>
      <p style="width: 90px; overflow: hidden; white-space: nowrap">A name that is cut at its end</p>
      <div style="width: 60px">Incomprehensibilities</div>
      <section><a href="#">Covered link</a></section><aside style="position: relative; top: -30px; height: 40px; background: gray"></aside>
      </main></body></html>`);
    const faults = (await outOfPlace(page, [1280])).join('\n');
    expect(faults).toContain('1280 px: "Hidden words" is covered by div ""');
    expect(faults).toContain('1280 px: "First line" and "Second line" overlap');
    expect(faults).toContain('1280 px: "A name that is cut at its end" leaves p');
    expect(faults).toContain('1280 px: "Incomprehensibilities" leaves div');
    expect(faults).toContain('1280 px: a "Covered link" is covered by aside ""');
    expect(faults).toContain('1280 px with text spacing: ');
    expect(faults).toContain('1280 px with large text: ');
  });

  test('find a page that jumps', async ({ page, baseURL }) => {
    await watchLayoutShift(page);
    await page.route(`${baseURL}/jumps`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<div id="box"></div><p style="height: 500px">Text</p>',
      }),
    );
    await page.goto('/jumps');
    // A move before the first paint is not seen by anybody.
    await page.evaluate(
      () =>
        new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    );
    await page.evaluate(() => {
      const box = document.getElementById('box');
      if (box) box.style.height = '400px';
    });
    await expect.poll(() => layoutShift(page)).toBeGreaterThan(0.1);
  });

  test('tell where they failed, frame by frame', () => {
    const [message, ...frames] = (new Error('Any').stack ?? '').split('\n');
    expect(message).toBe('Error: Any');
    expect(frames[0]).toMatch(/checks\.spec\.ts:\d+:\d+\)?$/);
    expect(frames.filter((line) => !/^ {4}at \S.*[\w)>]$/.test(line))).toEqual([]);
  });
});
