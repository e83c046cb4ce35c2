import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type EntityFiling,
  type EntityRecord,
  formsAnswered,
  historyAnswered,
  recordMissed,
  recordReceived,
} from './record-slice';
import { searchAnswered } from './search-slice';
import { FORM, RECORD, REFUSED, show } from './testing/show-record';
import { errorSummary } from '../../../tests/setup/error-summary';

const FILING: EntityFiling = {
  transactionId: '20261000002',
  transactionType: 'CHG_ENT_ADR',
  transactionName: 'Statement of Change',
  dateTime: '2026-11-20T19:00:00Z',
  effectiveDate: '2026-12-02T06:59:00Z',
  state: 'delayed',
  hasDocument: true,
  isWithheld: false,
  attachments: [],
};
const showRecord = (changes: Partial<EntityRecord> = {}) => {
  const shown = show('/business/search/20201234567');
  shown.dispatch(recordReceived({ ...RECORD, ...changes }));
  return shown;
};
const region = (name: string) => screen.getByRole('region', { name });

it('shows the id and the type of the address, then the record (A2-search)', () => {
  const { dispatch } = show('/business/search/20201234567/summary');
  expect(screen.getByText('ID number 20201234567 (summary)')).toBeInTheDocument();
  dispatch(recordReceived(RECORD));
  expect(screen.getByRole('heading', { level: 1, name: 'Aspen LLC' })).toBeInTheDocument();
  expect(within(region('Summary')).getByText('03/01/2020')).toBeInTheDocument();
});

it('says of an entity without a registered agent that it has none, once', () => {
  showRecord();
  const agent = within(region('Registered agent'));
  expect(agent.getByText('No registered agent is on record.')).toBeInTheDocument();
  expect(agent.queryByText('N/A')).not.toBeInTheDocument();
});

it('says that there is no such entity, and offers to search names', () => {
  const { dispatch } = show('/business/search/303');
  dispatch(recordMissed('notFound'));
  expect(screen.getByText('There is no entity on record with ID number 303.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search for names with 303 in them' })).toHaveAttribute(
    'href',
    '/business/search?name=303',
  );
});

it('leads to the first page of each form that can be filed, with its fee, and gives the reason against the others', () => {
  const { dispatch } = showRecord();
  dispatch(formsAnswered([FORM, REFUSED]));
  const forms = within(region('File a form'));
  expect(forms.getByRole('link', { name: 'Change the principal office address' })).toHaveAttribute(
    'href',
    '/business/filing/chgpoa/intro?transTyp=CHG_ENT_ADR&entityType=DLLC&entityId=20201234567',
  );
  expect(forms.getByText('$10.00')).toBeInTheDocument();
  expect(forms.getByText('An entity in good standing has nothing to cure.')).toBeInTheDocument();
  expect(forms.queryByText('$100.00')).not.toBeInTheDocument();
});

it('says one and the same reason once', () => {
  const { dispatch } = showRecord();
  const message = 'The entity does not exist until its formation takes effect.';
  dispatch(formsAnswered([FORM, REFUSED].map((form) => ({ ...form, available: false, message }))));
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(within(region('File a form')).queryByRole('list')).not.toBeInTheDocument();
});

it('says where secure filing asks for a login first', () => {
  const { dispatch } = showRecord({ sbf: true });
  dispatch(formsAnswered([FORM]));
  expect(screen.getByText('This entity has secure filing: its filers log in first.')).toBeInTheDocument();
});

it('announces what is coming, and lists what is not in effect yet', () => {
  const coming: EntityRecord['coming'] = [
    {
      code: 'delayed',
      on: '2026-12-02T06:59:00Z',
      transactionType: 'CHG_ENT_ADR',
      document: '20261000002',
      facts: ['principalOffice'],
    },
    { code: 'late', on: '2027-06-01', transactionType: '', document: '', facts: ['status'] },
    { code: 'inReview', on: '', transactionType: 'CHG_AGT_INFO', document: '20261000003', facts: [] },
    { code: 'paying', on: '', transactionType: 'AMD_LLC', document: '', facts: [] },
  ];
  const { dispatch } = showRecord({ coming });
  const waiting: EntityFiling = {
    ...FILING,
    transactionId: '20261000003',
    transactionType: 'CHG_AGT_INFO',
    state: 'inReview',
    hasDocument: false,
  };
  dispatch(historyAnswered({ total: 2, filings: [FILING, waiting] }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A change of address takes effect on 12/01/2026 11:59 PM MST. Document number 20261000002.',
    'The entity becomes noncompliant on June 1, 2027 unless its periodic report is filed before.',
    'A change of registered agent waits for review by the office. Document number 20261000003.',
    'An amendment is being paid for.',
  ]);
  const rows = within(region('Filing history')).getAllByRole('row');
  expect(within(rows[1] as HTMLElement).getByRole('button')).toHaveAccessibleName(
    'View PDF of Statement of Change, 20261000002, opens in a new window',
  );
  expect(within(rows[2] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

it('offers what was attached to a document that is public', () => {
  const { dispatch } = showRecord();
  const attachments = [{ key: 'a', fileName: 'capital-stock.pdf' }];
  dispatch(historyAnswered({ total: 1, filings: [{ ...FILING, attachments }] }));
  expect(
    screen.getByRole('button', { name: 'Download capital-stock.pdf of 20261000002' }),
  ).toBeInTheDocument();
});

it('says of a withheld document that it is, and offers no other way to it (reading 36)', () => {
  const { dispatch } = showRecord();
  const withheld = { ...FILING, state: 'effective' as const, hasDocument: false, isWithheld: true };
  dispatch(historyAnswered({ total: 1, filings: [withheld] }));
  const history = within(region('Filing history'));
  expect(history.getByText('Withheld: contained personal data')).toBeInTheDocument();
  expect(history.queryByRole('button', { name: /^View PDF/ })).not.toBeInTheDocument();
});

it('offers to ask again for a history that cannot be had', async () => {
  const { dispatch } = showRecord();
  dispatch(historyAnswered(null));
  await userEvent.click(within(region('Filing history')).getByRole('button', { name: 'Try again' }));
  expect(within(region('Filing history')).getByText('Loading the filing history…')).toBeInTheDocument();
});

it('moves focus to the history when another page of it has come', async () => {
  const { dispatch } = showRecord();
  const page = (transactionId: string) =>
    historyAnswered({ total: 12, filings: [{ ...FILING, transactionId }] });
  dispatch(page('1'));
  const history = within(region('Filing history'));
  await userEvent.click(history.getByRole('button', { name: 'Next page' }));
  expect(history.getByRole('heading')).not.toHaveFocus();
  dispatch(page('2'));
  expect(history.getByRole('heading')).toHaveFocus();
  expect(history.getByText('Page 2 of 2')).toBeInTheDocument();
});

it.each([
  ['in good standing', 'GOOD', 1],
  ['delinquent', 'DQQ', 0],
])('has a certificate of good standing for an entity %s: %s', (_, statusCode, count) => {
  showRecord({ statusCode });
  expect(screen.queryAllByRole('button', { name: /certificate of good standing/ })).toHaveLength(count);
});

it.each([
  ['2099-05-31', 'From January 1, 2099 on'],
  ['2001-05-31', 'Now'],
])('says when the report that is due on %s can be filed', (reportDueDate, sentence) => {
  showRecord({ reportDueDate });
  expect(within(region('Next periodic report')).getByText(sentence)).toBeInTheDocument();
});

describe('the search', () => {
  const search = async (text: string) => {
    show('/business/search');
    if (text) await userEvent.type(screen.getByRole('textbox', { name: /Name or ID number/ }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  };

  it.each([
    ['20201234567', '/business/search/20201234567'],
    [' Aspen & Co. ', '/business/search?name=Aspen%20%26%20Co.'],
  ])('for "%s" leads to %s', async (text, place) => {
    await search(text);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  it('for nothing says what is missing, as every form does', async () => {
    await search('');
    expect(await screen.findByRole('link', { name: 'Enter a name or an ID number.' })).toBeInTheDocument();
    await waitFor(async () => expect(await errorSummary()).toHaveFocus());
    expect(document.title).toMatch(/^Error: /);
    expect(screen.getByRole('textbox', { name: /Name or ID number/ })).toBeInvalid();
  });

  it('takes no more than the rules do', async () => {
    await search('A'.repeat(251));
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe(`/business/search?name=${'A'.repeat(250)}`),
    );
  });

  it('leads from each result to its record', () => {
    const { dispatch } = show('/business/search?name=Aspen');
    dispatch(
      searchAnswered({
        total: 12,
        page: 1,
        isClose: false,
        isCut: false,
        entities: [
          {
            entityId: '20101000001',
            entityName: 'Aspen Ledger LLC',
            type: 'Limited Liability Company',
            status: 'Good Standing',
            statusCode: 'GOOD',
          },
        ],
      }),
    );
    expect(screen.getByText('12 businesses found. Page 1 of 2.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aspen Ledger LLC' })).toHaveAttribute(
      'href',
      '/business/search/20101000001',
    );
    expect(screen.getByRole('textbox', { name: /Name or ID number/ })).toHaveValue('Aspen');
  });

  it('keeps the status and the page in the address', async () => {
    const { dispatch } = show('/business/search?name=Aspen&page=2');
    dispatch(searchAnswered({ total: 0, page: 1, isClose: true, isCut: false, entities: [] }));
    expect(screen.getByText('No business on record has a name like this.')).toBeInTheDocument();
    const status = screen.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'attention');
    // Arrow keys pass a choice on the way to the next one.
    expect(status).toHaveFocus();
    await userEvent.selectOptions(status, 'ended');
    expect(screen.getByTestId('place').textContent).toBe('/business/search?name=Aspen&page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByTestId('place').textContent).toBe('/business/search?name=Aspen&status=ended');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue(/^Dissolved/);
  });
});

it.each([
  ['?text=20201234567', '/business/search/20201234567'],
  ['?text=Aspen+L', '/business/search?name=Aspen%20L'],
  ['?text=', '/business/search?text='],
  ['?name=Aspen', '/business/search?name=Aspen'],
])('answers what was searched with %s before the application was there', (search, place) => {
  show(`/business/search${search}`);
  expect(screen.getByTestId('place')).toHaveTextContent(new RegExp(`^${place.replace(/[?+]/g, '\\$&')}$`));
});
