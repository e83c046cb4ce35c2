import type { RegistryClient } from '../../src/client/client';
import { createRegistryClient } from '../../src/client/client';
import { signOnWithOffice } from '../signed-on/office-sign-on';
import { STAFF_ACCOUNTS } from '../signed-on/staff-accounts';
import { lookUp } from '../vocabulary/look-up';

const SECURE_FILER = { entityId: '20101000015', email: 'robin@northgate.example', password: 'Northgate2026' };

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

/** A client with the token of a secure filer, of an entity that has nothing to do with the queue. */
export async function secureFilerClient(baseUrl: string): Promise<RegistryClient> {
  const client = createRegistryClient({ baseUrl });
  const { data } = await client.call('secureFilingLogin', { body: SECURE_FILER });
  if (!data?.sbfAccessToken) throw new Error('The secure filer was not logged in.');
  client.useToken({
    value: data.sbfAccessToken,
    endsAt: new Date(Date.now() + 300_000).toISOString(),
  });
  return client;
}
