import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { EXISTING_ENTITY_LINKS, NEW_ENTITY_LINKS } from '#rules';
import { wholeStore } from '../app/testing/whole-store';
import { environmentReceived } from '../session/slice';
import { developerFactsReceived } from './developer-slice';
import DeveloperHomePage from './DeveloperHomePage';

type Environment = Parameters<typeof environmentReceived>[0]['environment'];

const show = () => {
  const store = wholeStore();
  const environment = { env: 'dev', links: {}, office: { name: 'Office', helpEmail: '', helpPhone: '' } };
  store.dispatch(environmentReceived({ environment: environment as unknown as Environment, clockOffset: 0 }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DeveloperHomePage />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

/** The page to which the card with this code leads. */
const addressOf = (section: string, code: string) => {
  const list = screen.getByRole('heading', { name: section }).parentElement as HTMLElement;
  const card = within(list).getByText(code).closest('li') as HTMLElement;
  return within(card).getByRole('link').getAttribute('href');
};

it.each(NEW_ENTITY_LINKS)('starts $transactionType / $entityType (W1-devhome-types)', (pair) => {
  show();
  const { transactionType, entityType } = pair;
  expect(addressOf('New entity', `${transactionType} / ${entityType}`)).toMatch(
    new RegExp(`/intro\\?transTyp=${transactionType}&entityType=${entityType}$`),
  );
});

it('lists every transaction of an entity on record, once each (W1-devhome-types)', () => {
  show();
  const list = screen.getByRole('heading', { name: 'Existing entity' }).parentElement as HTMLElement;
  const codes = within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent?.split(' / ')[0]);
  expect(codes).toEqual([...EXISTING_ENTITY_LINKS]);
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name === '')).toEqual([]);
});

it.each([
  ['REPORT', '/business/filing/report/reportintro?transTyp=REPORT'],
  ['AMD_NPC / DNC', '/business/filing/amend/intro?transTyp=AMD_NPC&entityType=DNC'],
  ['CHG_ENT_ADR', '/business/filing/chgpoa/intro?transTyp=CHG_ENT_ADR'],
  ['CONV_DF_NREC', '/business/bizintro?transTyp=CONV_DF_NREC'],
  ['REG_62LLLP', '/business/bizintro?transTyp=REG_62LLLP'],
])('starts %s on the entity typed, which is cut at 11 characters and not checked', async (code, address) => {
  show();
  const box = screen.getByRole('textbox', { name: 'Entity ID' });
  await userEvent.type(box, 'A020123456789');
  expect(box).toHaveValue('A0201234567');
  expect(addressOf('Existing entity', code)).toBe(`${address}&entityId=A0201234567`);
});

it('leads foreign entities to how they can be served', () => {
  show();
  expect(addressOf('Service of process', 'WTDRW_AUTH')).toBe(
    '/business/maintainagentintro?transTyp=WTDRW_AUTH',
  );
});

it('shows the letters with their passcodes, each with its document', () => {
  const store = show();
  const letter = {
    id: 'a',
    name: 'Rowan Mailing',
    address: '1700 Broadway, Denver, CO 80290',
    issuedAt: '2026-11-20T18:05:00Z',
    lastDay: '01/04/2027',
    state: 'issued' as const,
    passcode: 'K7QWD9XM',
    pdfBytes: 'JVBERi0=',
  };
  act(() => void store.dispatch(developerFactsReceived({ letters: [letter] })));
  const table = screen.getByRole('table', { name: 'Letters' });
  expect(within(table).getByText('K7QWD9XM')).toBeInTheDocument();
  const link = within(table).getByRole('link', { name: 'Letter to Rowan Mailing (PDF)' });
  expect(link).toHaveAttribute('href', 'data:application/pdf;base64,JVBERi0=');
  expect(link).toHaveAttribute('download', 'Passcode for Rowan Mailing.pdf');
});

it('shows the passwords of sample accounts', () => {
  const store = show();
  const account = { id: 'northgate', name: 'Robin Northgate', kind: 'secureFilingAccount', use: 'Logs in' };
  const personas = [{ ...account, password: 'Northgate2026' }];
  act(() => void store.dispatch(developerFactsReceived({ personas })));
  const table = screen.getByRole('table', { name: 'Personas' });
  const [, row] = within(table).getAllByRole('row');
  expect(within(row as HTMLElement).getByText('Northgate2026')).toBeInTheDocument();
  expect(within(table).getByRole('columnheader', { name: /^Password/ })).toBeInTheDocument();
});
