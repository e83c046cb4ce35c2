import type { Html } from './html';
import { html } from './html';
import type { PageLanguage } from './page-language';
import { SCRIPT_PATH } from './script';
import { STYLE_PATH } from './style';

/** A page with one message and nothing about the filing: no such payment, a form from elsewhere, or paid, with the link to the receipt. */
export const messagePage = (
  { language, say }: PageLanguage,
  officeName: string,
  heading: string,
  text: string,
  link: Html | null = null,
): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${say(heading)} - ${officeName}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script type="module" src="${SCRIPT_PATH}"></script>
      </head>
      <body>
        <main class="main alone">
          <h1>${say(heading)}</h1>
          <p class="lead">${say(text)}</p>
          ${link}
        </main>
      </body>
    </html> `.markup;
