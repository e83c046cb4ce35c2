/** A login to the filings of one entity: its token tells the registry that the filer has logged in (A2-login). */
export interface SecureLogin {
  entityId: string;
  token: string;
}

/**
 * The token that a filing carries on each of its operations; null where there is none for its entity. The token of one entity is never
 * sent for a filing of another, and no filing contains it (reading 38).
 * @param entityId of the filing; empty for an entity that is not formed yet
 */
export const filingToken = (login: SecureLogin | null, entityId: string): string | null =>
  login !== null && entityId !== '' && login.entityId === entityId ? login.token : null;
