import { initialFiling } from '../../filing/initial-filing';
import { auditCsv, csvCell } from './audit-csv';
import {
  auditFilterOf,
  auditFilterRules,
  auditFilterText,
  auditPath,
  auditQueryOf,
  auditQueryOfFilter,
  type AuditFilterValues,
} from './audit-filter';
import { auditLink } from './audit-link';
import { AUDIT_COLUMNS, type AuditEntry } from './audit-log';

const NOTHING: AuditFilterValues = { userId: '', action: '', subject: '', from: '', to: '' };
const ENTRY: AuditEntry = {
  id: '7',
  dateTime: '2026-11-20T20:15:00Z',
  userId: 'kim',
  action: 'lockTakenOver',
  entityId: '20101000001',
  transactionId: '20261000005',
  details: { formerHolder: 'lee', files: 'a.pdf, "b".pdf' },
};
const context = {
  filing: initialFiling({ filingType: 'llc', submissionKey: 'a' }),
  now: '2026-11-20T20:00:00Z',
};
const messages = (values: Partial<AuditFilterValues>) =>
  auditFilterRules.problems({ ...NOTHING, ...values }, context).map(({ path, message }) => [path, message]);

describe('an entry', () => {
  it('names a person, and beside the name the user ID, which no two people share', () => {
    const user = (known: Partial<AuditEntry>) => AUDIT_COLUMNS[1].text({ ...ENTRY, ...known });
    expect(user({ userName: 'Kim Larsen' })).toBe('Kim Larsen (kim)');
    expect(user({ userName: 'kim' })).toBe('kim');
    expect(user({ userId: '' })).toBe('The office, by itself');
  });

  it('leads to the page of a filing that was reviewed, and otherwise to the record', () => {
    const { entityId: _entityId, ...withoutEntity } = ENTRY;
    const review = '/business/admin/pendingreview/20101000001/20261000005';
    expect(auditLink('Document #', ENTRY)).toBe(review);
    expect(auditLink('Document #', { ...ENTRY, action: 'approved' })).toBe(review);
    expect(auditLink('Document #', { ...ENTRY, action: 'personalDataRemoved' })).toBe(
      '/business/search/20101000001',
    );
    expect(auditLink('Entity ID #', ENTRY)).toBe('/business/search/20101000001');
    expect(auditLink('Details', ENTRY)).toBeUndefined();
    expect(auditLink('Document #', withoutEntity)).toBeUndefined();
  });

  it('is told in words, with the zone of its time', () => {
    expect(AUDIT_COLUMNS.map(({ label, text }) => [label, text(ENTRY)])).toEqual([
      ['Date and time', '11/20/2026 01:15 PM MST'],
      ['User', 'kim'],
      ['Action', 'Took a filing over'],
      ['Entity ID #', '20101000001'],
      ['Document #', '20261000005'],
      ['Details', 'Locked before by: lee; Files: a.pdf, "b".pdf'],
    ]);
  });

  it('tells first which account was changed, in whatever order the database has the details', () => {
    const details = { email: 'changed', state: 'locked', account: 'kim' };
    const last = AUDIT_COLUMNS.at(-1);
    expect(last?.text({ ...ENTRY, action: 'accountChanged', details })).toBe(
      'Account: kim; Email: changed; State: locked',
    );
  });

  it('names what the office did by itself, and details that nobody has named', () => {
    const texts = AUDIT_COLUMNS.map(({ text }) =>
      text({ id: '1', dateTime: '', userId: '', action: 'lockExpired', details: { other: 'x' } }),
    );
    expect(texts).toEqual(['', 'The office, by itself', 'Lock expired', '', '', 'other: x']);
  });
});

describe('the filter', () => {
  it('may be empty', () => {
    expect(messages({})).toEqual([]);
    expect(auditQueryOfFilter(NOTHING)).toEqual({});
  });

  it.each(['13/01/2026', '02/30/2026', 'yesterday', '2026-20-11'])('refuses %s for a day', (day) => {
    expect(messages({ from: day, to: day })).toEqual([
      ['from', 'Enter the first day as mm/dd/yyyy.'],
      ['to', 'Enter the last day as mm/dd/yyyy.'],
    ]);
  });

  it('wants the days in their order; one day is enough', () => {
    const refusal = [['to', 'The last day must not be before the first day.']];
    expect(messages({ from: '11/20/2026', to: '11/19/2026' })).toEqual(refusal);
    expect(messages({ from: '11/20/2026', to: '11/20/2026' })).toEqual([]);
    expect(messages({ to: '11/19/2026' })).toEqual([]);
  });

  it('takes the known actions only', () => {
    expect(messages({ action: 'approved' })).toEqual([]);
    expect(messages({ action: 'guessed' })).toEqual([['action', 'Choose a kind of action.']]);
  });

  it('comes back from its address as it was entered', () => {
    const entered = {
      userId: 'kim & lee',
      action: 'approved',
      subject: '7',
      from: '11/02/2026',
      to: '11/20/2026',
    };
    const path = auditPath(auditQueryOfFilter(entered));
    expect(path).toBe(
      '/business/admin/auditlog?userId=kim%20%26%20lee&action=approved&subject=7&from=2026-11-02&to=2026-11-20',
    );
    const query = new URL(path, 'http://localhost').searchParams;
    expect(auditFilterOf(auditQueryOf((name) => query.get(name)))).toEqual(entered);
  });

  it('leaves out what an address gives and the registry would refuse', () => {
    const address: Record<string, string> = {
      userId: 'x'.repeat(201),
      action: 'toString',
      subject: ' ',
      from: '2026-02-30',
      to: 'soon',
      before: '-1',
      other: 'x',
    };
    expect(auditQueryOf((name) => address[name] ?? null)).toEqual({});
    expect(auditQueryOf((name) => (name === 'before' ? '17' : null))).toEqual({ before: '17' });
  });
});

describe('the file', () => {
  it('begins with a byte order mark and the columns, and ends each line as RFC 4180 says', () => {
    expect(auditCsv([ENTRY])).toBe(
      '\uFEFF"Date and time","User","Action","Entity ID #","Document #","Details","Instant (UTC)"\r\n' +
        '"11/20/2026 01:15 PM MST","kim","Took a filing over","20101000001","20261000005",' +
        '"Locked before by: lee; Files: a.pdf, ""b"".pdf","2026-11-20T20:15:00Z"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uFF1D1'])(
    'holds no formula: %j',
    (text) => {
      expect(csvCell(text)).toBe(`"'${text}"`);
    },
  );

  it.each(['kim', '', '1-1', 'a=b', 'kim@office.example'])('leaves %j as it is', (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  });
});

it.each([
  [{}, 'All entries'],
  [{ userId: 'kim' }, 'User ID: kim'],
  [
    { action: 'approved', subject: '20101000001', from: '2026-11-20', to: '2026-11-21', before: '7' },
    'Kind of action: Approved a filing; Entity ID or document number: 20101000001; First day: 11/20/2026; Last day: 11/21/2026',
  ],
] as const)('what is shown of the log is said in words (%#)', (query, said) => {
  expect(auditFilterText(query)).toBe(said);
});
