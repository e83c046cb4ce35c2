import { act, render, screen, within } from '@testing-library/react';
import { emptyFiling } from '#rules';
import { stepEntered } from '../wizard/draft-slice';
import { contentReceived, contentRequested, contentUnavailable } from '../wizard/entry/content-slice';
import { transactionRead, type TransactionValues } from './whats-next-slice';
import { renderStep } from '../testing/render-step';
import { EntityLinks } from './EntityLinks';
import WhatsNextPage, { NextParts } from './WhatsNextPage';

const transaction: TransactionValues = {
  mstrTransId: '1',
  transId: '2',
  transactionName: 'Articles of Organization',
  entityName: 'Aspen Grove LLC',
  laterName: '',
  entityReportDueDate: '2028-01-31',
  entityStatus: 'GOOD',
  adminFraudCheck: 'N',
  effectiveDate: '2026-11-20T17:00:00.000Z',
};

const LINKS = {
  business: '',
  fileAForm: '',
  down: '',
  filingIssue: '',
  timedOut: '',
  summary: '',
  emailSubscription: '',
  textSubscription: '',
  createAccount: '',
  businessSurvey: '',
  websiteSurvey: '',
  legacyTransaction: '',
  logout: '',
};

it('says that the document is on file, and when the report is due', () => {
  renderStep(<NextParts transaction={transaction} />);
  expect(screen.getByText('The document for Aspen Grove LLC is on file.')).toBeInTheDocument();
  expect(screen.getByText('01/31/2028')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Print your document/ })).toBeInTheDocument();
});

it('lists for a new business documents and the first report, dated, before what is done elsewhere', () => {
  const { store } = renderStep(<NextParts transaction={transaction} />);
  act(() => void store.dispatch(stepEntered({ filingType: 'llc', step: 'whatsnext', query: {} })));
  const items = within(screen.getByRole('heading', { name: 'Your checklist' }).closest('section')!);
  expect(items.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Your business exists',
    'Keep your documents',
    'File your periodic report every year',
    'Get an employer identification number',
    'Register for state taxes',
    'Ask for the licenses that your trade and place need',
    'Open a bank account in the name of the business',
  ]);
  const [exists, documents, report] = items.getAllByRole('listitem');
  expect(exists).toHaveTextContent('(11/20/2026)');
  expect(within(documents!).getByRole('button', { name: /^Print your document/ })).toBeVisible();
  expect(within(documents!).getByRole('button', { name: /certificate of good standing/ })).toBeVisible();
  expect(report).toHaveTextContent('(01/31/2028)');
  expect(within(report!).getByRole('button', { name: /calendar/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your documents' })).not.toBeInTheDocument();
});

it('puts the ID into the address of a link, where it has a place for it or as a query', () => {
  const links = {
    ...LINKS,
    summary: '/business/search/{masterFileId}',
    businessSurvey: '/business/help/othersite',
  };
  render(
    <EntityLinks
      heading="See and protect your record"
      of={['summary', 'businessSurvey']}
      shown={['summary', 'businessSurvey']}
      links={links}
      masterFileId="20261000001"
    />,
  );
  expect(
    screen.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  ).toEqual(['/business/search/20261000001', '/business/help/othersite']);
  expect(screen.getByRole('link', { name: /survey/ })).toHaveAttribute(
    'href',
    expect.stringContaining('?masterFileId=20261000001'),
  );
});

it('says that it is queued, from what is kept alone, where staff review it (W2-whatsnext)', () => {
  renderStep(<NextParts transaction={{ ...transaction, adminFraudCheck: 'Y', effectiveDate: '' }} />);
  expect(
    screen.getByText(
      'The document for Aspen Grove LLC is queued for review. You will receive an email when it is accepted or rejected.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText('01/31/2028')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Print your document/ })).not.toBeInTheDocument();
});

it('does not announce a day that has passed, nor offer it for the calendar', () => {
  renderStep(<NextParts transaction={{ ...transaction, entityReportDueDate: '2024-01-31' }} />);
  expect(screen.getByText(/periodic report was due by/)).toHaveTextContent(
    'Your periodic report was due by 01/31/2024. File it soon: an entity that does not file becomes delinquent.',
  );
  expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
});

it.each([
  ['DQQ', 'A delinquent entity files no periodic report until its delinquency is cured.'],
  ['ADISS', 'A dissolved entity files no periodic report until it is reinstated.'],
])('names no due day that an entity with the status %s cannot keep', (entityStatus, sentence) => {
  renderStep(<NextParts transaction={{ ...transaction, entityStatus, entityReportDueDate: '2024-01-31' }} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByText(/periodic report (is|was) due by/)).not.toBeInTheDocument();
  expect(screen.queryByText(/becomes noncompliant/)).not.toBeInTheDocument();
});

it.each([
  'Articles of Amendment for a Limited Liability Company',
  'Articles of Amendment for a Nonprofit Corporation',
  'Articles of Amendment for a Cooperative Association',
])('is titled by the kind of amendment, which the browser no longer knows: %s', (transactionName) => {
  const { store } = renderStep(<WhatsNextPage />, emptyFiling());
  act(() => {
    store.dispatch(stepEntered({ filingType: 'amend', step: 'whatsnext', query: {} }));
    store.dispatch(transactionRead({ ...transaction, transactionName }));
  });
  expect(document.title).toBe(`What's next - ${transactionName}`);
});

it('says of a filing that waits for review that its document is not on the public record yet', () => {
  renderStep(<NextParts transaction={{ ...transaction, adminFraudCheck: 'Y', effectiveDate: '' }} />);
  const numbers = screen.getByText(/document number/);
  expect(numbers).toHaveTextContent(
    'ID number 1, document number 2. The document is on the public record once the office has accepted the filing.',
  );
  expect(screen.queryByText(/Anyone can look them up/)).toBeNull();
});

it('says of a filing on record where its numbers are looked up', () => {
  renderStep(<NextParts transaction={transaction} />);
  expect(screen.getByText(/document number/)).toHaveTextContent(
    'Anyone can look them up on the public record.',
  );
});

describe('the note on federal beneficial ownership', () => {
  const shown = () => screen.getByRole('heading', { name: /beneficial ownership/ }).closest('section')!;

  it('is the text of the content service, and says that it is on its way', async () => {
    const { store, actions } = renderStep(<NextParts transaction={transaction} />);
    expect(actions).toContainEqual(contentRequested({ name: 'ownershipNote' }));
    expect(shown()).toHaveTextContent('Loading…');
    act(() => void store.dispatch(contentReceived({ name: 'ownershipNote', html: '<p>No report.</p>' })));
    expect(await screen.findByText('No report.')).toBeInTheDocument();
    expect(shown()).toHaveTextContent('The rules may change. FinCEN says what applies now: fincen.gov/boi');
  });

  it('is not made up where it could not be read, but says where the rules are told', () => {
    const { store } = renderStep(<NextParts transaction={transaction} />);
    act(() => void store.dispatch(contentUnavailable({ name: 'ownershipNote' })));
    expect(shown()).toHaveTextContent('The note on this could not be read at this time.');
    expect(within(shown()).getByRole('link', { name: /fincen/ })).toBeInTheDocument();
    expect(shown()).not.toHaveTextContent(/exempt|Loading|may change/);
  });
});
