import { HttpFailure } from '../../failures/failure';
import { RefusedAddress, type AddressGuard } from './public-address';

/** @throws HttpFailure 422 that says what is wrong with the address */
function refuse(message: string): never {
  throw new HttpFailure(422, message, { faults: [{ path: 'body/url', message }] });
}

const isLoopbackHost = ({ hostname }: URL): boolean => hostname === '[::1]' || /^127\./.test(hostname);

/**
 * The address of an endpoint in the one way in which it is kept.
 * @param takesLoopback tests may name this machine itself, also by http
 * @throws HttpFailure 422 for an address that nothing can be sent to, or nothing is
 */
export async function endpointUrl(
  text: string,
  guard: AddressGuard,
  takesLoopback: boolean,
): Promise<string> {
  if (!URL.canParse(text)) refuse('This is not an address of the web, such as https://example.com/changes.');
  const url = new URL(text);
  const isTest = takesLoopback && url.protocol === 'http:' && isLoopbackHost(url);
  if (url.protocol !== 'https:' && !isTest) refuse('The address has to begin with https://.');
  if (url.username !== '' || url.password !== '')
    refuse('The address must not have a user or a password. Messages are signed instead.');
  if (url.hash !== '') refuse('The address must not have a part after #, which is never sent.');
  await guard.addressesOf(url.hostname).catch((error: unknown) => {
    if (error instanceof RefusedAddress) refuse(error.message);
    throw error;
  });
  return url.href;
}
