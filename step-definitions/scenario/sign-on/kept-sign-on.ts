import type { Page } from '@playwright/test';
import { openBlankPage } from '../context/blank-page';
import { sharedTokens } from './shared-tokens';

const claimsOf = (token: string): { exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };

/**
 * Opens a page of the staff area in a tab that has signed on before, as after a reload.
 * @param name of a sample account
 */
export async function openSignedOn(page: Page, baseUrl: string, name: string, path: string): Promise<void> {
  const { authority, clientId, accessToken, idToken } = await sharedTokens(baseUrl, name);
  const user = {
    access_token: accessToken,
    id_token: idToken,
    token_type: 'Bearer',
    scope: 'openid profile email',
    profile: claimsOf(idToken),
    expires_at: claimsOf(accessToken).exp,
  };
  await openBlankPage(page, baseUrl);
  await page.evaluate(([item, text]) => sessionStorage.setItem(item, text), [
    `signOn.user:${authority}:${clientId}`,
    JSON.stringify(user),
  ] as const);
  await page.goto(`${baseUrl}${path}`);
}
