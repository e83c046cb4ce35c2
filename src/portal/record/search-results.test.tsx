import { screen } from '@testing-library/react';
import { recordMissed } from './record-slice';
import { type ResultPage, searchAnswered } from './search-slice';
import { show } from './testing/show-record';
import { errorSummary } from '../../../tests/setup/error-summary';

const NOTHING: ResultPage = { total: 0, page: 1, isClose: true, isCut: false, entities: [] };

const denials = () => screen.queryAllByText(/^No business on record|There is no entity on record/);

it.each([
  ['has no letter or digit', '...', 'Enter at least one letter from A to Z or a digit.'],
  ['is too long', 'a'.repeat(300), 'Must be at most 250 characters'],
])('denies nothing, and asks nothing, of a text that %s', async (_, text, problem) => {
  show(`/business/search?name=${encodeURIComponent(text)}`);
  expect(await errorSummary()).toHaveTextContent(problem);
  expect(screen.queryByText('Searching the record…')).not.toBeInTheDocument();
  expect(denials()).toEqual([]);
});

it.each([
  ['Zyzzyva', 'No business on record has a name like this.'],
  ['20101999999', 'No business on record has this ID number, or a name with it.'],
  ['2010 1999 999', 'No business on record has this ID number, or a name with it.'],
])('denies what was looked for: %s', (text, denial) => {
  const { dispatch } = show(`/business/search?name=${encodeURIComponent(text)}`);
  expect(denials()).toEqual([]);
  dispatch(searchAnswered(NOTHING));
  expect(screen.getByText(denial)).toBeInTheDocument();
});

it('tells the former name by which an entity was found', () => {
  const { dispatch } = show('/business/search?name=Wombat');
  const entity = {
    entityId: '20101000001',
    entityName: 'Aspen Ledger LLC',
    formerName: 'Wombat Ledger LLC',
    type: 'Limited Liability Company',
    status: 'Good Standing',
    statusCode: 'GOOD',
  };
  dispatch(searchAnswered({ ...NOTHING, total: 1, isClose: false, entities: [entity] }));
  expect(screen.getByText('Formerly Wombat Ledger LLC')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aspen Ledger LLC' })).toBeInTheDocument();
});

it('says of an address without an ID number that it has none, since nothing was looked up', () => {
  const { dispatch } = show('/business/search/aspen');
  dispatch(recordMissed('notFound'));
  expect(screen.queryByText('ID number aspen')).not.toBeInTheDocument();
  expect(screen.getByText(/^“aspen” is not an ID number\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search for names with aspen in them' })).toBeInTheDocument();
  expect(denials()).toEqual([]);
});

it('opens the record of an ID number that was copied with its spaces', () => {
  show('/business/search/2020%201234%20567');
  expect(screen.getByText('ID number 20201234567')).toBeInTheDocument();
});
