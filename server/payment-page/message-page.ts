import { html } from './html';
import { STYLE_PATH } from './style';

/** The page under an address that names no payment, or for a form that did not come from the page. */
export const messagePage = (officeName: string, heading: string, text: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} - ${officeName}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main class="main alone">
          <h1>${heading}</h1>
          <p class="lead">${text}</p>
        </main>
      </body>
    </html> `.markup;
