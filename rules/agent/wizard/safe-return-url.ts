import { BASE_PATH } from '../../navigation/paths';

/** Characters that browsers drop or turn into slashes, and ways to climb out of the application. */
const SUSPICIOUS = /[\s\\\u0000-\u001f]|\/(\.|%2e){2}(\/|$|[?#])/i;

const isAtOrBelow = (address: string, base: string): boolean =>
  address === base || ['/', '?', '#'].some((mark) => address.startsWith(`${base.replace(/\/$/, '')}${mark}`));

/**
 * Whether the wizard may return to this address: a path of this application, or at or below an address of the configured
 * list (decision on agent entry).
 * @param allowed complete addresses with their scheme, such as `https://www.example.gov/biz`
 */
export const isSafeReturnUrl = (address: string, allowed: readonly string[]): boolean => {
  if (SUSPICIOUS.test(address)) return false;
  return (
    isAtOrBelow(address, BASE_PATH) ||
    allowed.some((base) => /^https?:\/\/[^/]/i.test(base) && isAtOrBelow(address, base))
  );
};
