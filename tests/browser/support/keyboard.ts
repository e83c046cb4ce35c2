import { expect, type Locator, type Page } from '@playwright/test';
import type { Transcript } from './transcript';

/** More presses than any page has stops: a test that needs more is lost. */
const MAX_STOPS = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Whether the focus can be seen: an outline or a shadow on the control, or on the label that is drawn in its place. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isDrawn = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    };
    const focused = document.activeElement;
    if (!focused) return false;
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    return isDrawn(focused) || labels.some((label) => isDrawn(label) || isDrawn(label, '::before'));
  });

/** A filer who has no mouse. */
export class Keyboard {
  /** @param heard what a screen reader says on the way, where that is kept */
  constructor(
    private readonly page: Page,
    readonly heard?: Transcript,
  ) {}

  /** Presses Tab until the control has focus, which must then be visible. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await hasFocus(target)) {
        expect(await showsFocus(this.page), `focus on ${String(target)} can be seen`).toBe(true);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} was not reached with ${MAX_STOPS} presses of Tab.`);
  }

  /** A button or a link. */
  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Enter');
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  async tick(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Space');
  }

  /** One of a native select, by the first letters of its text. */
  async select(target: Locator, letters: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.type(letters);
    await expect(target.locator('option:checked')).toHaveText(new RegExp(`^${letters}`));
  }

  /** One radio of a group: Tab leads to the group, the arrow keys within it. */
  async choose(group: Locator, choice: string): Promise<void> {
    await this.goTo(group);
    const radio = group.getByRole('radio', { name: choice });
    const count = await group.getByRole('radio').count();
    for (let arrows = 0; arrows <= count && !(await hasFocus(radio)); arrows += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    if (!(await radio.isChecked())) await this.page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }
}
