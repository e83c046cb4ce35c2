/** How long an access token of the embedded realm lasts. */
export const ACCESS_TOKEN_SECONDS = 5 * 60;

/** A token is looked at with some tolerance for its end, which this exceeds. */
const REMEMBERED_MILLISECONDS = 2 * ACCESS_TOKEN_SECONDS * 1000;

/** The sign-ons that ended in the embedded realm, which lives in this process, each with the time until which a token of it may be shown. */
const ended = new Map<string, number>();

/** Lets no token of a sign-on count any more: an access token says nothing of that itself. By the real time, with which it is stamped. */
export function endSignOn(signOn: string, now = Date.now()): void {
  for (const [earlier, until] of ended) if (until < now) ended.delete(earlier);
  ended.set(signOn, now + REMEMBERED_MILLISECONDS);
}

export const isEndedSignOn = (signOn: string | undefined): boolean =>
  signOn !== undefined && ended.has(signOn);
