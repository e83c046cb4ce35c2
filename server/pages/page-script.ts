import { createHash } from 'node:crypto';

/** The `meta` element that names the scripts of a page, which its own script asks for. */
export const LATE_SCRIPTS_NAME = 'late-scripts';

/**
 * Asks for the scripts of the page, the application's first, once what the server has drawn is painted, so that it does not wait for them.
 * Nothing is painted in a tab that nobody sees; and where nobody says that it was, the scripts come after three seconds. They need the whole page.
 */
const LATE_SCRIPTS = `
  let asked = false;
  const load = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load);
    if (asked) return;
    asked = true;
    const [application, ...others] = document.querySelector('meta[name="${LATE_SCRIPTS_NAME}"]').content.split(' ');
    const add = (element, facts) =>
      document.head.append(Object.assign(document.createElement(element), { crossOrigin: '', fetchPriority: 'low', ...facts }));
    add('script', { type: 'module', src: application });
    for (const href of others) add('link', { rel: 'modulepreload', href });
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
  if (document.hidden) load();
  setTimeout(load, 3000);
`;

/**
 * Keeps the last button that was pressed before the application was there, which then presses it again (`src/app/replace-server-page.ts`). A form is
 * not sent by the browser in the meantime, which would put a return code or an address into the page's address.
 */
const EARLY_PRESS = `addEventListener('click',function(e){var b=e.target.closest('#root[data-waiting] button');if(!b)return;e.preventDefault();load();var p=document.querySelector('[data-pressed]');if(p)p.removeAttribute('data-pressed');b.setAttribute('data-pressed','')},true)`;

/** Marks the document, before anything is painted, where this browser knows a finished filing: it lies under the key that the receipt writes. */
const FINISHED_FILING = `try{if(localStorage.getItem('mstrTransId'))document.documentElement.setAttribute('data-finished','')}catch(e){}`;

const PAGE_SCRIPT = `{${LATE_SCRIPTS}${EARLY_PRESS};${FINISHED_FILING}}`;

/** The one script in a page that the server has drawn. */
export const PAGE_SCRIPT_ELEMENT = `<script>${PAGE_SCRIPT}</script>`;

/** The hash that permits the content policy to run this script in a page, and no other. */
export const PAGE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;
