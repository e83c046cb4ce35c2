import { formatOfficeDateTime } from '#rules';
import type { Html } from './html';
import { html } from './html';
import type { PageLanguage } from './page-language';

/**
 * Until when the page is open (WCAG 2.2.1), and where the script warns shortly before. The button that gives more time stands at the
 * end of the form: Enter in a field pays.
 */
export function timeLimit(
  expiresAt: Date,
  { isExtended, now, pageLanguage: { say } }: { isExtended: boolean; now: Date; pageLanguage: PageLanguage },
): Html {
  const instant = expiresAt.toISOString();
  const seconds = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000));
  const extensionNote = html`<strong>${say('You have more time.')}</strong> `;
  const [before = '', after = ''] = say(
    'To protect your card this page closes at {moment}. If you need longer, press “Give me more time” at the end.',
  ).split('{moment}');
  return html` <p class="time" id="time-limit" ${isExtended ? html` tabindex="-1" autofocus` : null}>
      ${isExtended ? extensionNote : null}${before}<time datetime="${instant}"
        >${formatOfficeDateTime(instant)}</time
      >${after}
    </p>
    <p
      id="time-warning"
      role="alert"
      data-seconds="${seconds}"
      data-at-five="${say('This page closes in 5 minutes. Press “Give me more time” to keep it open.')}"
      data-at-one="${say('This page closes in 1 minute. Press “Give me more time” to keep it open.')}"
      data-closed="${say('This page has closed. Your card was not charged. Go back to your filing to pay.')}"
    ></p>`;
}
