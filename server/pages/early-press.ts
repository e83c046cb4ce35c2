import { createHash } from 'node:crypto';

/**
 * The one script in a page that the server has drawn: it keeps the last button that was pressed before the application was there, which
 * then presses it again (`src/app/take-over.ts`). A form is not sent by the browser in the meantime, which would put a return code or an
 * address into the page's address.
 */
const EARLY_PRESS = `addEventListener('click',function(e){var b=e.target.closest('#root[data-waiting] button');if(!b)return;e.preventDefault();var p=document.querySelector('[data-pressed]');if(p)p.removeAttribute('data-pressed');b.setAttribute('data-pressed','')},true)`;

export const EARLY_PRESS_ELEMENT = `<script>${EARLY_PRESS}</script>`;

/** What lets the content policy run this script, and no other in a page. */
export const EARLY_PRESS_SOURCE = `'sha256-${createHash('sha256').update(EARLY_PRESS).digest('base64')}'`;
