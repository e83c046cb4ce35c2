import { formatOfficeDateTime } from '#rules';
import type { Html } from './html';
import { html } from './html';

/**
 * Until when the page is open (WCAG 2.2.1), and where the script warns shortly before. The button that gives more time stands at the
 * end of the form: Enter in a field pays.
 */
export function timeLimit(expiresAt: Date, { isExtended, now }: { isExtended: boolean; now: Date }): Html {
  const instant = expiresAt.toISOString();
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  const extensionNote = html`<strong>You have more time.</strong> `;
  return html` <p class="time" id="time-limit" ${isExtended ? html` tabindex="-1" autofocus` : null}>
      ${isExtended ? extensionNote : null}To protect your card this page closes at
      <time datetime="${instant}">${formatOfficeDateTime(instant)}</time>. If you need longer, press “Give me
      more time” at the end.
    </p>
    <p id="time-warning" role="alert" data-seconds="${seconds}"></p>`;
}
