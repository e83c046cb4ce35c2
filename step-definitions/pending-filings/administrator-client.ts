import type { RegistryClient } from '../../src/client/client';
import { createRegistryClient } from '../../src/client/client';
import { signOnWithOffice } from '../signed-on/office-sign-on';
import { STAFF_ACCOUNTS } from '../signed-on/staff-accounts';
import { lookUp } from '../vocabulary/look-up';

/** A client with the token of a sample account, which counts for five minutes. */
export async function administratorClient(baseUrl: string, name = 'Morgan Reyes'): Promise<RegistryClient> {
  const client = createRegistryClient({ baseUrl });
  const { data } = await client.call('environment');
  if (!data?.signOn) throw new Error('Nobody can sign on in this environment.');
  const account = lookUp('sample account', STAFF_ACCOUNTS, name);
  const { accessToken } = await signOnWithOffice(baseUrl, { ...data.signOn, ...account });
  client.useToken({ value: accessToken, endsAt: new Date(Date.now() + 300_000).toISOString() });
  return client;
}
