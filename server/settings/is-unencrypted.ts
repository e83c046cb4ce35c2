import { isLoopback } from './loopback';

/** Nothing leaves the machine on its loopback: a proxy that adds TLS may listen there, and so may a test. */
export const isUnencrypted = (address: string | undefined): boolean => {
  if (address === undefined) return false;
  const url = new URL(address);
  return url.protocol === 'http:' && !isLoopback(url);
};
