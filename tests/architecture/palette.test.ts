import { join } from 'node:path';
import { compileString } from 'sass';

const ROOT = join(__dirname, '../..');

/** The colors of the palette, as the browser gets them: in the light, and in the dark. */
function palettes() {
  const { css } = compileString("@use 'settings';\n@use 'palette';", {
    loadPaths: [join(ROOT, 'src/styles'), join(ROOT, 'node_modules/@uswds/uswds/packages')],
    quietDeps: true,
  });
  const [light = '', dark = ''] = [...css.matchAll(/:root \{([^}]+)\}/g)].map(([, rules = '']) => rules);
  const colorsIn = (rules: string) =>
    Object.fromEntries([...rules.matchAll(/--([\w-]+): (.+?);/g)].map(([, name, color]) => [name, color]));
  return { css, light: colorsIn(light), dark: { ...colorsIn(light), ...colorsIn(dark) } };
}

/** Text and the grounds on which it stands. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [
    ...['ground', 'paper', 'base-lightest', 'primary-lighter', 'primary-light', 'accent-warm-light'],
    ...['accent-warm-lighter', 'error-lighter', 'warning-lighter', 'success-lighter', 'info-lighter'],
  ],
  'base-darker': ['ground', 'paper', 'base-lightest', 'primary-lighter'],
  'base-dark': ['ground', 'paper', 'primary-lighter'],
  primary: [
    ...['ground', 'paper', 'primary-lighter', 'accent-warm-light', 'accent-warm-lighter'],
    ...['error-lighter', 'warning-lighter', 'success-lighter', 'info-lighter'],
  ],
  'primary-dark': ['ground', 'paper', 'primary-lighter', 'accent-warm-lighter'],
  'error-dark': ['paper', 'error-lighter', 'primary-lighter'],
  'success-darker': ['success-lighter'],
  'on-primary': ['primary', 'primary-dark'],
  'on-error': ['error-dark', 'error-darker'],
};

/** What is drawn, and has to be seen, on the paper. */
const EDGES = ['base', 'base-dark', 'primary', 'error-dark'];

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function luminance(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt((NAMED[color] ?? color).slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one?: string, other?: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const { css, light, dark } = palettes();

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s', (_, colors) => {
  const below = (least: number, pairs: readonly (readonly [string, string])[]) =>
    pairs.filter(([text, ground]) => !(contrast(colors[text], colors[ground]) >= least));

  test('text has 7:1 on each ground on which it stands', () => {
    const pairs = Object.entries(TEXT).flatMap(([text, grounds]) =>
      grounds.map((ground) => [text, ground] as const),
    );
    expect(below(7, pairs)).toEqual([]);
  });

  test('what is drawn has 3:1', () => {
    expect(
      below(
        3,
        EDGES.map((edge) => [edge, 'paper'] as const),
      ),
    ).toEqual([]);
  });
});

test('the dark is dark', () => {
  expect(contrast(dark.paper, 'black')).toBeLessThan(2);
  expect(contrast(light.paper, 'white')).toBe(1);
});

test('neither paper nor colors that the user has chosen are drawn over', () => {
  expect(css).toContain('@media screen and (prefers-color-scheme: dark) and (forced-colors: none)');
  expect(css).not.toMatch(/@media (?!screen and)/);
});
