/** How long an access token of the embedded realm lasts. */
export const ACCESS_TOKEN_SECONDS = 5 * 60;

/** Longer than a token can be accepted, including the tolerance with which its expiry is checked. */
const REMEMBERED_MILLISECONDS = 2 * ACCESS_TOKEN_SECONDS * 1000;

/** Revoked sign-ons of the embedded realm, which runs in this process, each with the time until which one of its tokens might still be sent. */
const revoked = new Map<string, number>();

/** Rejects every token of a sign-on from now on; an access token does not itself say that it was revoked. By real time, as in tokens. */
export function revokeSignOn(signOn: string, now = Date.now()): void {
  for (const [earlier, until] of revoked) if (until < now) revoked.delete(earlier);
  revoked.set(signOn, now + REMEMBERED_MILLISECONDS);
}

export const isRevokedSignOn = (signOn: string | undefined): boolean =>
  signOn !== undefined && revoked.has(signOn);
