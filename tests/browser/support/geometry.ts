import type { Page } from '@playwright/test';

/** Telephones, tablets and screens, in pixels. */
const WIDTHS = [320, 480, 640, 768, 1024, 1280, 1920] as const;
/** Where the most is beside one another: here the page is looked at with text of twice the size, too. */
const WITH_LARGE_TEXT = 1280;
/** Tall, so that little has to be scrolled. */
const HEIGHT = 1200;

/** How a reader has set the text (WCAG 1.4.12 for the spacing, 1.4.4 for the size). */
const SETTINGS = {
  '': '',
  ' with text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  ' with large text': ':root { font-size: 200% }',
} as const;

type Setting = keyof typeof SETTINGS;

/** What is out of its place on the page at each of these widths, with and without text spacing, and once with large text. */
export async function outOfPlace(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const settings: Setting[] = ['', ' with text spacing'];
    if (width === WITH_LARGE_TEXT) settings.push(' with large text');
    for (const [setting, faults] of Object.entries(await faultsIn(page, settings)))
      found.push(...faults.map((fault) => `${width} px${setting}: ${fault}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/**
 * What is out of its place, in words: a control or a line of text that another box or another line covers, or that leaves the box that it
 * stands in, be it cut there or not. Behind an open window nothing is looked at, and what is scrolled by itself is looked at where it is seen.
 */
const faultsIn = (page: Page, settings: readonly Setting[]): Promise<Record<string, string[]>> =>
  page.evaluate(
    ({ sheets, most }) => {
      interface Item {
        /** The control, or the element around the text. */
        owner: Element;
        text: Text | null;
      }
      const CONTROLS = 'a[href], button, input, select, textarea, summary';
      /** Pixels that a line may touch another: letters do not fill the height of their line. */
      const TOUCH = 2;

      const wordsOf = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${wordsOf(element.textContent)}"`;
      const itemName = ({ owner, text }: Item) => (text ? `"${wordsOf(text.data)}"` : nameOf(owner));
      const scope = document.querySelector('dialog[open]') ?? document.body;

      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.usa-sr-only, .usa-skipnav, .skip, [data-live-region], option') === null &&
        element.getBoundingClientRect().width > 1;

      const itemsShown = (): Item[] => {
        const items: Item[] = [];
        const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          if (node instanceof Text) {
            const owner = node.parentElement;
            if (owner && node.data.trim() !== '' && isShown(owner)) items.push({ owner, text: node });
          } else if (node instanceof Element && node.matches(CONTROLS) && isShown(node))
            items.push({ owner: node, text: null });
        }
        return items;
      };

      /** The lines of a text, as high as its letters; or the boxes of a control. */
      const boxesOf = ({ owner, text }: Item): DOMRect[] => {
        if (!text) return [...owner.getClientRects()];
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ x, y, width, height }) => new DOMRect(x, y + height / 5, width, (height * 3) / 5));
      };

      const coverOf = (item: Item): string | null => {
        const middle = () => {
          const [box] = boxesOf(item);
          return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        let point = middle();
        if (!point) return null;
        if (point.y < 100 || point.y > innerHeight - 100 || point.x < 0 || point.x > innerWidth) {
          item.owner.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
          // The text may be a line of much more.
          window.scrollBy({ top: (middle()?.y ?? 0) - innerHeight / 2, behavior: 'instant' });
          point = middle();
        }
        if (!point) return null;
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit === null) return 'the edge of the window';
        const { owner } = item;
        if (owner.contains(hit) || hit.contains(owner)) return null;
        const label = owner instanceof HTMLInputElement ? owner.labels?.[0] : undefined;
        if (label?.contains(hit)) return null;
        // A link whose target is all of its card lies over the card's text and hides nothing.
        const { left, right, top, bottom } = hit.getBoundingClientRect();
        const isUnderneath = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
        return isUnderneath ? nameOf(hit) : null;
      };

      const isScrolled = (element: Element): boolean => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX + overflowY);
      };

      /** The box that the item should be in and is not. */
      const leftBox = (item: Item): Element | null => {
        const boxes = boxesOf(item);
        let inside: Element | null = item.text ? item.owner : item.owner.parentElement;
        while (inside && inside !== document.documentElement) {
          const style = getComputedStyle(inside);
          const isBox = !/^(inline|contents)$/.test(style.display);
          if (isBox && isScrolled(inside)) return null;
          if (isBox) {
            const around = inside.getBoundingClientRect();
            const leaves = boxes.some(
              (box) =>
                box.right > around.right + 1 ||
                box.left < around.left - 1 ||
                box.top < around.top - 1 ||
                box.bottom > around.bottom + 1,
            );
            if (leaves) return inside;
          }
          // What is placed by itself stands in another box than the one around it.
          if (style.position === 'fixed') return null;
          inside =
            style.position === 'absolute' ? (inside as HTMLElement).offsetParent : inside.parentElement;
        }
        return null;
      };

      /** The lines of a text that are not scrolled out of sight. */
      const linesInSight = (item: Item): DOMRect[] => {
        let around: Element | null = item.owner;
        while (around && !isScrolled(around)) around = around.parentElement;
        const frame = around?.getBoundingClientRect();
        return boxesOf(item).filter(
          ({ x, y, width, height }) =>
            !frame ||
            (x + width / 2 <= frame.right &&
              x + width / 2 >= frame.left &&
              y >= frame.top &&
              y + height <= frame.bottom),
        );
      };

      /** Pairs of lines of text that lie over one another. */
      const overlapping = (items: readonly Item[]): string[] => {
        const lines = items
          .filter(({ text }) => text)
          .flatMap((item) => linesInSight(item).map((box) => ({ item, box })))
          .sort((one, other) => one.box.top - other.box.top);
        return lines.flatMap(({ item, box }, index) => {
          for (const { item: other, box: next } of lines.slice(index + 1)) {
            if (next.top >= box.bottom - TOUCH) break;
            if (next.left < box.right - TOUCH && next.right > box.left + TOUCH && other !== item)
              return [`${itemName(item)} and ${itemName(other)} overlap`];
          }
          return [];
        });
      };

      const faults = (): string[] => {
        const items = itemsShown();
        const out = items.flatMap((item) => {
          const box = leftBox(item);
          return box ? [`${itemName(item)} leaves ${nameOf(box)}`] : [];
        });
        const covered = items.flatMap((item) => {
          const cover = coverOf(item);
          return cover === null ? [] : [`${itemName(item)} is covered by ${cover}`];
        });
        return [...new Set([...overlapping(items), ...out, ...covered])].slice(0, most);
      };

      const found: Record<string, string[]> = {};
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      for (const [name, rules] of sheets) {
        sheet.replaceSync(rules);
        found[name] = faults();
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      return found;
    },
    { sheets: settings.map((name) => [name, SETTINGS[name]] as const), most: 8 },
  );
