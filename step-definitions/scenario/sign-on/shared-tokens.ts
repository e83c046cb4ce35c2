import { createRegistryClient } from '../../../src/client/client';
import { lookUp } from '../../words/vocabulary/look-up';
import { signOnWithOffice } from './office-sign-on';
import { STAFF_ACCOUNTS } from './staff-accounts';

/** The office's tokens count for five minutes; a scenario has the rest of them for itself. */
const USED_FOR_MS = 120_000;

/** The tokens of an account, and who issued them to which client. */
export interface OfficeTokens {
  authority: string;
  clientId: string;
  accessToken: string;
  idToken: string;
}

const signOns = new Map<string, { at: number; tokens: Promise<OfficeTokens> }>();

/** Signs on with a sample account. */
export async function newTokens(baseUrl: string, name: string): Promise<OfficeTokens> {
  const { data } = await createRegistryClient({ baseUrl }).call('environment');
  if (!data?.signOn) throw new Error('Nobody can sign on in this environment.');
  const { authority, clientId } = data.signOn;
  const account = lookUp('sample account', STAFF_ACCOUNTS, name);
  return { authority, clientId, ...(await signOnWithOffice(baseUrl, { authority, clientId, ...account })) };
}

/**
 * Tokens of a sample account. Scenarios about something else than signing on share them for a while: a sign-on takes longer than most of
 * them.
 */
export function sharedTokens(baseUrl: string, name: string): Promise<OfficeTokens> {
  const account = `${baseUrl} ${name}`;
  const known = signOns.get(account);
  if (known !== undefined && Date.now() - known.at < USED_FOR_MS) return known.tokens;
  const tokens = newTokens(baseUrl, name);
  signOns.set(account, { at: Date.now(), tokens });
  // The next caller tries again.
  tokens.catch(() => signOns.delete(account));
  return tokens;
}
