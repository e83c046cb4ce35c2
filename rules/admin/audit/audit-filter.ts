import { parseDay } from '../../effective-date/effective-moment';
import { formatDay } from '../../calendar/format-day';
import { isDay } from '../../calendar/office-clock';
import { formRules } from '../../constraints/form-rules';
import type { CrossFinding } from '../../constraints/row';
import { select, text } from '../../constraints/rows';
import { PATHS, queryString } from '../../navigation/paths';
import { AUDIT_ACTIONS, type AuditAction } from './audit-log';

/** The filter of the audit log, as its operation takes it. Days are `YYYY-MM-DD`, the office's, both included. */
export interface AuditQuery {
  userId?: string;
  action?: AuditAction;
  /** An entity ID or a document number. */
  subject?: string;
  from?: string;
  to?: string;
  /** Only entries older than the one of this ID. */
  before?: string;
}

const MAX_TEXT = 200;
const SEQUENCE = /^\d{1,18}$/;

/** Whether a value that an address gives can be asked for. */
const IS_READABLE: Readonly<Record<keyof AuditQuery, (value: string) => boolean>> = {
  userId: (value) => value.length <= MAX_TEXT,
  action: (value) => Object.hasOwn(AUDIT_ACTIONS, value),
  subject: (value) => value.length <= MAX_TEXT,
  from: isDay,
  to: isDay,
  before: (value) => SEQUENCE.test(value),
};

/** The address of what is asked for: `/business/admin/auditlog?action=approved&from=2026-11-20`. */
export const auditPath = (query: AuditQuery): string => PATHS.auditLog + queryString({ ...query });

/**
 * The query in an address; values that cannot be read are left out.
 * @param read the value of a name in the address, null without one
 */
export const auditQueryOf = (read: (name: string) => string | null): AuditQuery =>
  Object.fromEntries(
    Object.entries(IS_READABLE).flatMap(([name, isReadable]) => {
      const value = read(name)?.trim() ?? '';
      return value !== '' && isReadable(value) ? [[name, value]] : [];
    }),
  );

/** The filter of the audit log as it is entered; days are typed, mm/dd/yyyy. */
export interface AuditFilterValues {
  userId: string;
  action: string;
  subject: string;
  from: string;
  to: string;
}

const FILTER_LABELS: Readonly<Record<keyof AuditFilterValues, string>> = {
  userId: 'User ID',
  action: 'Kind of action',
  subject: 'Entity ID or document number',
  from: 'First day',
  to: 'Last day',
};

const DAYS = { from: 'first day', to: 'last day' } as const;

const noDay = (path: keyof typeof DAYS, value: string): CrossFinding[] =>
  value === '' || parseDay(value)
    ? []
    : [{ path, code: 'pattern', message: `Enter the ${DAYS[path]} as mm/dd/yyyy.` }];

/** The filter of the audit log. Nothing is required: an empty filter shows everything. */
export const auditFilterRules = formRules<AuditFilterValues>({
  rows: {
    userId: text({ label: FILTER_LABELS.userId, length: [0, MAX_TEXT] }),
    action: select({
      label: FILTER_LABELS.action,
      codes: new RegExp(`^(|${Object.keys(AUDIT_ACTIONS).join('|')})$`),
    }),
    subject: text({ label: FILTER_LABELS.subject, length: [0, MAX_TEXT] }),
    from: text({ label: FILTER_LABELS.from }),
    to: text({ label: FILTER_LABELS.to }),
  },
  rules: [
    ({ from, to }) => [...noDay('from', from), ...noDay('to', to)],
    ({ from, to }) => {
      const [first, last] = [parseDay(from), parseDay(to)];
      const message = 'The last day must not be before the first day.';
      return first && last && last < first ? [{ path: 'to', code: 'tooEarly', message }] : [];
    },
  ],
});

/** The query of a filter whose values are valid. */
export const auditQueryOfFilter = ({ action, from, to, ...texts }: AuditFilterValues): AuditQuery => {
  const query = { ...texts, action, from: parseDay(from) ?? '', to: parseDay(to) ?? '' };
  return auditQueryOf((name) => (name in query ? query[name as keyof typeof query] : null));
};

/** The form's values for a query. */
export const auditFilterOf = (query: AuditQuery): AuditFilterValues => ({
  userId: query.userId ?? '',
  action: query.action ?? '',
  subject: query.subject ?? '',
  from: formatDay(query.from ?? ''),
  to: formatDay(query.to ?? ''),
});

/** The filter in words, for a reader of the printed log: `User ID: admin; First day: 11/20/2026`. */
export const auditFilterText = (query: AuditQuery): string => {
  const { action, ...typed } = auditFilterOf(query);
  const shown = { ...typed, action: query.action ? AUDIT_ACTIONS[query.action] : action };
  const parts = Object.entries(FILTER_LABELS).flatMap(([name, label]) => {
    const value = shown[name as keyof AuditFilterValues];
    return value === '' ? [] : [`${label}: ${value}`];
  });
  return parts.join('; ') || 'All entries';
};
