import type { RegistryClient } from '../../../src/client/client';
import { createRegistryClient } from '../../../src/client/client';
import { sharedTokens } from '../../scenario/sign-on/shared-tokens';

const SECURE_FILER = { entityId: '20101000015', email: 'robin@northgate.example', password: 'Northgate2026' };

/**
 * A client with the token of a sample account, which counts for some minutes.
 * @param tokens `newTokens` for a server whose keys may be others by now
 */
export async function administratorClient(
  baseUrl: string,
  name = 'Morgan Reyes',
  tokens = sharedTokens,
): Promise<RegistryClient> {
  const client = createRegistryClient({ baseUrl });
  const { accessToken } = await tokens(baseUrl, name);
  client.setToken({ value: accessToken, endsAt: new Date(Date.now() + 120_000).toISOString() });
  return client;
}

/** A client with the token of a secure filer, of an entity that has nothing to do with the queue. */
export async function secureFilerClient(baseUrl: string): Promise<RegistryClient> {
  const client = createRegistryClient({ baseUrl });
  const { data } = await client.call('secureFilingLogin', { body: SECURE_FILER });
  if (!data?.sbfAccessToken) throw new Error('The secure filer was not logged in.');
  client.setToken({
    value: data.sbfAccessToken,
    endsAt: new Date(Date.now() + 300_000).toISOString(),
  });
  return client;
}
