import type { Filing } from '../filing/filing';

/** A filing on an entity with secure filing: the token tells the registry that its filer has logged in. */
export type SecureFiling = Filing & { sbfToken: string };

/** The filing with the token of a successful login (A2-login). */
export const withSecureToken = (filing: Filing, sbfToken: string): SecureFiling => ({ ...filing, sbfToken });
