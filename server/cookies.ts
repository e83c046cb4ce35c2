/** A cookie of the server: no script reads it, and no other site sends it. */
export interface Cookie {
  name: string;
  value: string;
  /** Only requests below this path carry it. */
  path: string;
  /** Until it ends; 0 removes it. */
  seconds: number;
  /** It travels over https only. */
  isSecure: boolean;
}

/** The value of the header `Set-Cookie`. */
export const cookieLine = ({ name, value, path, seconds, isSecure }: Cookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** The value of a cookie in the header `Cookie`; undefined where it has none of this name. */
export const cookieValue = (cookies: string | undefined, name: string): string | undefined =>
  (cookies ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
