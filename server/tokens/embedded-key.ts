import { once } from '../once';

/**
 * The key that the embedded realm signs with. It is made when it is first needed and ends with the process, as the realm's
 * sessions do; the server verifies with its public half and asks nobody over the network.
 */
export const embeddedKey = once(async () => {
  const { generateKeyPair } = await import('jose');
  return generateKeyPair('RS256', { extractable: true });
});
