import type { OwnPart } from './built-pages';
import { EARLY_PRESS_ELEMENT } from './early-press';

/** Answers by the path and query of their questions. */
export type PageAnswers = Readonly<Record<string, object>>;

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON that ends no element and begins no comment, whatever it holds. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (character) =>
    character === '<'
      ? '\\u003c'
      : character === '>'
        ? '\\u003e'
        : character === '\u2028'
          ? '\\u2028'
          : '\\u2029',
  );

/** Between these tags lies what is shown while nothing else is known. */
const ROOT = /<div id="root">[\s\S]*?(<\/div>\s*<noscript>)/;
const TROUBLE = /<p class="start-trouble">[\s\S]*?<\/p>/;

/**
 * The page around the application with what is known of this page: its title, heading and text, the scripts that it will need, and
 * answers of the registry as data. Of scripts in the page the content policy allows the one that keeps early presses.
 */
export function pageHtml(shell: string, { html, title, scripts }: OwnPart, answers: PageAnswers): string {
  const links = scripts
    .filter((script) => !shell.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" crossorigin href="${inAttribute(script)}">`)
    .join('');
  const data = `<script type="application/json" id="page-data"${html === null ? '' : ' data-rendered=""'}>${jsonInHtml(answers)}</script>`;
  const trouble = TROUBLE.exec(shell)?.[0] ?? '';
  return shell
    .replace(/<title>[^<]*<\/title>/, (whole) => (title === '' ? whole : `<title>${inText(title)}</title>`))
    .replace(ROOT, (whole, end: string) =>
      html === null ? whole : ['<div id="root" data-waiting="">', html, trouble, end].join(''),
    )
    .replace('</head>', () => `${links}${html === null ? '' : EARLY_PRESS_ELEMENT}</head>`)
    .replace('</body>', () => `${data}</body>`);
}
