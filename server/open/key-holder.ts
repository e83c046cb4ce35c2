import { HttpFailure } from '../failures/failure';

const NO_KEY =
  'Send a key of the open record. Anybody with an email address gets one on the page for developers.';

/**
 * The confirmed address that the key of a request was made for: what belongs to it stays when it gets another key.
 * @throws HttpFailure 401 for a request without a key
 */
export function neededHolder(keyHolder: string | undefined): string {
  if (keyHolder !== undefined) return keyHolder;
  throw new HttpFailure(401, NO_KEY, {
    challenge: `Bearer realm="open record", error_description="${NO_KEY}"`,
  });
}
