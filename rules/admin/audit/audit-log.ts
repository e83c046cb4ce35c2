import { formatOfficeDateTime } from '../../calendar/office-time';

/** Names of the actions in the audit log, as they are shown. */
export const AUDIT_ACTIONS = {
  lockTaken: 'Began to process a filing',
  lockTakenOver: 'Took a filing over',
  lockReleased: 'Gave a filing back',
  lockExpired: 'Lock expired',
  approved: 'Approved a filing',
  rejected: 'Rejected a filing',
  privateFilesSeen: 'Looked at private files',
  personalDataSeen: 'Looked at requests to remove personal data',
  personalDataRemoved: 'Entered a request to remove personal data',
  accountsSeen: 'Looked at accounts',
  accountCreated: 'Created an account',
  accountChanged: 'Changed an account',
  paymentClosed: 'Closed a payment that needed attention',
  signedOn: 'Signed on',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** An entry of the audit log, as the registry tells it. */
export interface AuditEntry {
  id: string;
  /** ISO 8601 instant. */
  dateTime: string;
  /** Empty for what the office did by itself. */
  userId: string;
  /** Their name, where it is known. */
  userName?: string;
  action: AuditAction;
  entityId?: string;
  /** Document number. */
  transactionId?: string;
  details: Readonly<Record<string, string>>;
}

/** In the order in which they are shown, which differs from that of the database. */
const DETAILS: Readonly<Record<string, string>> = {
  account: 'Account',
  accounts: 'Accounts',
  formerHolder: 'Locked before by',
  attachmentsLeftOut: 'Attachments left out',
  files: 'Files',
  list: 'List',
  documents: 'Documents',
  removalDocument: 'Statement of Removal',
  reasons: 'Reasons',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  state: 'State',
  password: 'Password',
  payment: 'Payment',
  note: 'What was done',
  why: 'Why',
};

const PLACES = Object.keys(DETAILS);

/** `Locked before by: kim; Files: a.pdf`: what else is known of an entry. */
const detailsText = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .toSorted(([one], [other]) => PLACES.indexOf(one) - PLACES.indexOf(other))
    .map(([name, value]) => `${DETAILS[name] ?? name}: ${value}`)
    .join('; ');

/** `Morgan Reyes (admin)`: a name may belong to two people, the user ID does not. */
const userText = ({ userId, userName = userId }: Pick<AuditEntry, 'userId' | 'userName'>): string => {
  if (userId === '') return 'The office, by itself';
  return userName === userId ? userId : `${userName} (${userId})`;
};

const entryColumn = <Label extends string>(label: Label, cell: (entry: AuditEntry) => string) => ({
  label,
  text: cell,
});

/** Columns of the audit log, in their order, on the page and in the file. */
export const AUDIT_COLUMNS = [
  entryColumn('Date and time', ({ dateTime }) => formatOfficeDateTime(dateTime)),
  entryColumn('User', userText),
  entryColumn('Action', ({ action }) => AUDIT_ACTIONS[action]),
  entryColumn('Entity ID #', ({ entityId = '' }) => entityId),
  entryColumn('Document #', ({ transactionId = '' }) => transactionId),
  entryColumn('Details', ({ details }) => detailsText(details)),
] as const;

export type AuditColumn = (typeof AUDIT_COLUMNS)[number]['label'];
