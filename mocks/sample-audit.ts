import type { components } from '#api';
import type { AuditQuery } from '#rules';
import { AUDIT_ACTIONS, keysOf, officeDay } from '#rules';
import { ADMIN, STAFF_NAMES } from './sample-staff';

type AuditEntry = components['schemas']['AuditEntry'];

const ACTIONS = keysOf(AUDIT_ACTIONS);
const HOUR = 3_600_000;

/** An audit log of more than one page, newest first. */
const ENTRIES: readonly AuditEntry[] = Array.from({ length: 120 }, (_, index): AuditEntry => {
  const action = ACTIONS[index % ACTIONS.length] ?? 'signedOn';
  return {
    id: String(120 - index),
    dateTime: new Date(Date.UTC(2026, 9, 12, 18) - index * HOUR).toISOString(),
    ...(action === 'lockExpired' ? { userId: '' } : { userId: ADMIN, userName: STAFF_NAMES[ADMIN] }),
    action,
    ...(action !== 'signedOn' && { entityId: '20101001100', transactionId: '20261001100' }),
    details: action === 'lockTakenOver' ? { formerHolder: STAFF_NAMES.reviewer ?? '' } : {},
  };
});

const matches = (entry: AuditEntry, { userId, action, subject, from, to, before }: AuditQuery): boolean => {
  const day = officeDay(entry.dateTime);
  return (
    (!userId || entry.userId === userId) &&
    (!action || entry.action === action) &&
    (!subject || entry.entityId === subject || entry.transactionId === subject) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (!before || Number(entry.id) < Number(before))
  );
};

/** The entries that are asked for, and whether there are older ones. */
export function sampleAudit(query: AuditQuery, size: number): { entries: AuditEntry[]; more: boolean } {
  const foundEntries = ENTRIES.filter((entry) => matches(entry, query));
  return { entries: foundEntries.slice(0, size), more: foundEntries.length > size };
}
