import { createHash } from 'node:crypto';
import { ADMIN_ROLE, hasRole } from '#rules';
import type { Registry } from '../context';
import type { Principal } from '../callers/principal';

/** Most sign-ons that a server remembers as written: one that it has forgotten is written once all the same, as its digest is unique. */
const MAX_REMEMBERED = 1000;

/** Records in the audit log that an administrator has signed on. */
export type AuditSignOn = (principal: Principal) => Promise<void>;

/**
 * Created once for the server. The first request of a sign-on to a staff operation writes the entry, whichever issuer the token has; a
 * server that has seen the sign-on does not ask the database again, and of two servers that see it first one writes.
 */
export function createSignOnAudit({ db, clock }: Registry): AuditSignOn {
  const remembered = new Set<string>();
  return async (principal) => {
    if (principal.kind !== 'staff' || principal.signOn === undefined) return;
    if (!hasRole(principal.roles, [ADMIN_ROLE])) return;
    const digest = createHash('sha256').update(`${principal.userId}:${principal.signOn}`).digest('hex');
    if (remembered.has(digest)) return;
    await clock.refresh();
    await db
      .insertInto('audit_entry')
      .values({
        at: clock.now(),
        user_id: principal.userId,
        action: 'signedOn',
        entity_id: null,
        transaction_id: null,
        details: JSON.stringify({}),
        sign_on: digest,
      })
      .onConflict((conflict) => conflict.column('sign_on').doNothing())
      .execute();
    const [oldest] = remembered;
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.add(digest);
  };
}
