import { act, screen } from '@testing-library/react';
import type { EntryRefusal } from '#rules';
import type { EntityForm } from '../../../open-forms/entity-form';
import { renderStep } from '../../testing/render-step';
import { entityEntryRefused } from '../entry/entity-entry-slice';
import EntryRefusedPage from './EntryRefusedPage';
import { errorMessage } from '../../../../tests/setup/error-message';

const FORMS: EntityForm[] = [
  { filingType: 'report', transactionType: 'REPORT', fee: 25, available: true },
  {
    filingType: 'cure',
    transactionType: 'CURE_DLNQ',
    fee: 100,
    available: false,
    message: 'Nothing to cure.',
  },
];

const refusedFor = (reason: EntryRefusal, message = '', forms: EntityForm[] = []) => {
  const page = renderStep(<EntryRefusedPage type="chgpoa" step="intro" />);
  const entity = { entityId: '20101000001', entityName: 'Aspen Ledger LLC', entityType: 'DLLC' };
  const refused = { reason, ...entity, message, forms };
  act(() => void page.store.dispatch(entityEntryRefused(refused)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Change the principal office address');
  expect(screen.queryByRole('button', { name: /^(Start|Next)$/ })).not.toBeInTheDocument();
  return page;
};

it('names the unknown number, and leads to the search', () => {
  refusedFor('unknownEntity');
  expect(errorMessage()).toHaveTextContent('There is no entity on record with ID number 20101000001.');
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

it('lists what can be filed instead, with its fee, and nothing that cannot', () => {
  refusedFor('notAvailable', 'Not for this status.', FORMS);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'What you can file for Aspen Ledger LLC now',
  );
  expect(screen.getByRole('link', { name: 'File a periodic report' })).toHaveAttribute(
    'href',
    '/business/filing/report/reportintro?transTyp=REPORT&entityType=DLLC&entityId=20101000001',
  );
  expect(screen.getByText('$25.00')).toBeInTheDocument();
  expect(screen.queryByText(/Cure/)).not.toBeInTheDocument();
});

it('announces no list where nothing can be filed', () => {
  refusedFor('notAvailable', 'Not for this status.', FORMS.slice(1));
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

it('leaves without a question, since nothing is lost', async () => {
  const { user, actions } = refusedFor('notAvailable');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(actions).toContainEqual(expect.objectContaining({ type: 'entityEntry/entityEntryLeft' }));
});
