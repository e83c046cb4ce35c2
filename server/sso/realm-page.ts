import { createHash } from 'node:crypto';
import { PATHS } from '#rules';
import { isTransientError } from '../database/transient-error';
import { HttpFailure } from '../failures/failure';
import { OFFICE } from '../settings/environments';
import { Html, html } from '../payment-page/html';
import { STYLE_PATH } from '../payment-page/style';

/** Sends the form by itself; the button stays for browsers without scripts. */
const SUBMIT = "document.querySelector('button').click();";
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64');

/** Nothing but the style sheet with its faces, the empty icon and the one script above. */
export const REALM_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  `script-src 'sha256-${SUBMIT_HASH}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page of the embedded realm. `submits`: its first button is pressed at once. */
export const realmPage = (title: string, content: Html, { submits = false } = {}): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${OFFICE.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main class="main alone">${content}</main>
        ${submits ? new Html(`<script>${SUBMIT}</script>`) : null}
      </body>
    </html> `.markup;

/** The page when a sign-on cannot continue, with a link to begin again. */
export const failurePage = (text: string): string =>
  realmPage(
    'Signing in failed',
    html`<h1>Signing in failed</h1>
      <p class="lead">${text}</p>
      <p><a href="${PATHS.loginAdmin}">Sign in again</a></p>`,
  );

/** When a sign-on that failed for the moment may be tried again. */
export const RETRY_SECONDS = 5;
export const LATER_SENTENCE = 'Signing in is not possible at this moment. Try again in a few seconds.';

/** Whether a failure is one of the moment: the database is away, or there is too much to do. */
export const isForLater = (error: unknown): boolean =>
  isTransientError(error) || (error instanceof HttpFailure && error.status === 503);
