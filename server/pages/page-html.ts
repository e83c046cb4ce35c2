import type { PageMarkup } from './built-pages';
import { LATE_SCRIPTS_NAME, PAGE_SCRIPT_ELEMENT } from './page-script';

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

/** Between these tags is the content that is shown before anything else is known. */
const ROOT = /<div id="root">([\s\S]*?<\/main>)(\s*<\/div>)/;
/** What a browser without scripts says above a page that is drawn; a page that is not drawn says all of it itself. */
const NOTICE = /<noscript>\s*<aside[\s\S]*?<\/noscript>/;
const LOAD_ERROR = /<p class="load-error">[\s\S]*?<\/p>/;

/**
 * The content of the root: the page as it is drawn, and, where this browser may need another one, the shell's own part as a fallback. The
 * main part of the document is the one that is drawn.
 */
function rootOf(html: string, ownPart: string, isWithoutFiling = false): string {
  const after = isWithoutFiling
    ? ownPart
        .replace('<main class="page">', '<div class="page until-known">')
        .replace('</main>', '</div>')
        .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
    : (LOAD_ERROR.exec(ownPart)?.[0] ?? '');
  return `<div id="root" data-waiting="">${html}${after}`;
}

/** The application in the page as it is built. */
const APPLICATION = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

type DrawnPart = Omit<PageMarkup, 'isFound'>;

/**
 * The page around the application with what is known about this page: its title, heading and text, the scripts that it will need, after it
 * is painted where it is drawn, and
 * answers of the registry as data. The content policy allows only the one script in the page that has to act before the application.
 */
export function pageHtml(
  shell: string,
  { html, title, scripts, isWithoutFiling }: DrawnPart,
  answers: PageAnswers,
): string {
  const others = scripts.filter((script) => !shell.includes(`"${script}"`));
  const [element = '', application = ''] = APPLICATION.exec(shell) ?? [];
  const head =
    html === null
      ? others
          .map((script) => `<link rel="modulepreload" crossorigin href="${inAttribute(script)}">`)
          .join('')
      : `<meta name="${LATE_SCRIPTS_NAME}" content="${[application, ...others].map(inAttribute).join(' ')}">${PAGE_SCRIPT_ELEMENT}`;
  const data = `<script type="application/json" id="page-data">${jsonInHtml(answers)}</script>`;
  return shell
    .replace(element, () => (html === null ? element : ''))
    .replace(/<title>[^<]*<\/title>/, (whole) => (title === '' ? whole : `<title>${inText(title)}</title>`))
    .replace(NOTICE, (whole) => (html === null ? '' : whole))
    .replace(ROOT, (whole, ownPart: string, end: string) =>
      html === null ? whole : rootOf(html, ownPart, isWithoutFiling) + end,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${data}</body>`);
}
