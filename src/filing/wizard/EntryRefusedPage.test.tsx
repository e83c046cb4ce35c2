import { act, screen } from '@testing-library/react';
import type { EntryRefusal } from '#rules';
import { renderStep } from '../testing/render-step';
import { entityEntryRefused } from './entity-entry-slice';
import EntryRefusedPage from './EntryRefusedPage';

const refusedFor = (reason: EntryRefusal, message = '') => {
  const page = renderStep(<EntryRefusedPage type="chgpoa" step="intro" />);
  const refused = { reason, entityId: '20101000001', entityName: 'Aspen Ledger LLC', message };
  act(() => void page.store.dispatch(entityEntryRefused(refused)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Change the principal office address');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  return page;
};

it('names the unknown number, and leads to the search', () => {
  refusedFor('unknownEntity');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There is no entity on record with ID number 20101000001.',
  );
  expect(screen.getByRole('link', { name: 'look up the entity' })).toHaveAttribute(
    'href',
    '/business/search',
  );
});

it('offers to try again where the record was not read', async () => {
  const { user, actions } = refusedFor('notRead');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepEntered' }));
});

it('tells why the form is not available, and leads to the record', () => {
  refusedFor('notAvailable', "This form is not available for the entity's status.");
  expect(screen.getByText(/not available for the entity's status/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /record of Aspen Ledger LLC/ })).toHaveAttribute(
    'href',
    '/business/search/20101000001',
  );
});

it('leaves without a question, since nothing is lost', async () => {
  const { user, actions } = refusedFor('notAvailable');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(actions).toContainEqual(expect.objectContaining({ type: 'entityEntry/entityEntryLeft' }));
});
