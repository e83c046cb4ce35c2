import { createHash } from 'node:crypto';

/**
 * Keeps the last button that was pressed before the application was there, which then presses it again (`src/app/replace-server-page.ts`). A form is
 * not sent by the browser in the meantime, which would put a return code or an address into the page's address.
 */
const EARLY_PRESS = `addEventListener('click',function(e){var b=e.target.closest('#root[data-waiting] button');if(!b)return;e.preventDefault();var p=document.querySelector('[data-pressed]');if(p)p.removeAttribute('data-pressed');b.setAttribute('data-pressed','')},true)`;

/** Marks the document, before anything is painted, where this browser knows a finished filing: it lies under the key that the receipt writes. */
const FINISHED_FILING = `try{if(localStorage.getItem('mstrTransId'))document.documentElement.setAttribute('data-finished','')}catch(e){}`;

const PAGE_SCRIPT = `${EARLY_PRESS};${FINISHED_FILING}`;

/** The one script in a page that the server has drawn. */
export const PAGE_SCRIPT_ELEMENT = `<script>${PAGE_SCRIPT}</script>`;

/** The hash that permits the content policy to run this script in a page, and no other. */
export const PAGE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;
