import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import { createBrowserStorage } from '../../session/storage';
import { RunSagaContext } from '../../session/use-saga';
import { wholeStore } from '../../app/testing/whole-store';
import AllFormsPage from '../AllFormsPage';
import StartPage from './StartPage';

const storage = createBrowserStorage({ endWithSession: [], outlastLoad: [] });

const run = (saga: () => Generator): Task =>
  runSaga({ channel: stdChannel(), context: { storage }, getState: () => ({}) }, saga);

const show = (page: ReactNode) =>
  render(
    <Provider store={wholeStore()}>
      <RunSagaContext value={run}>
        <MemoryRouter>{page}</MemoryRouter>
      </RunSagaContext>
    </Provider>,
  );

afterEach(() => sessionStorage.clear());

const FORMATIONS = [
  ['Form a limited liability company (LLC)', 'llc', 'ARTORG_LLC', 'DLLC'],
  ['Form a profit corporation', 'dpc', 'ARTINC_PC', 'DPC'],
  ['Form a nonprofit corporation', 'dnc', 'ARTINC_NPC', 'DNC'],
  ['Form an Article 55 cooperative association', 'dc55', 'ARTINC_55', 'DC55'],
  ['Form an Article 56 cooperative', 'dc56', 'ARTINC_56', 'DC56'],
] as const;

it.each(FORMATIONS)('offers "%s" with its fee', (label, type, transaction, entityType) => {
  show(<StartPage />);
  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute(
    'href',
    `/business/filing/${type}/intro?transTyp=${transaction}&entityType=${entityType}`,
  );
  expect(within(link.closest('li')!).getByText('$50.00')).toBeInTheDocument();
});

it.each([
  ['File a periodic report', 'report', '$25.00'],
  ['Reinstate the entity', 'reinstate', '$100.00'],
  ['Change the registered agent', 'chgra', '$10.00'],
])('leads with "%s" to the search for the business', (label, form, fee) => {
  show(<StartPage />);
  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute('href', `/business/search?form=${form}`);
  expect(within(link.closest('li')!).getByText(fee)).toBeInTheDocument();
});

it('offers to continue the filing of this tab at the step where it was left, by another name than the form that begins anew', async () => {
  storage.session.write('ref', 'F-1');
  storage.session.write('keptFiling', { filingType: 'llc', step: 'management' });
  show(<StartPage />);
  const section = await screen.findByRole('region', { name: 'Come back to a filing' });
  const link = await within(section).findByRole('link', {
    name: 'Continue: Form a limited liability company (LLC)',
  });
  expect(link).toHaveAttribute('href', '/business/filing/llc/management');
  expect(screen.getAllByRole('link', { name: 'Form a limited liability company (LLC)' })).toHaveLength(1);
});

it.each([
  ['nothing is kept of it', '', { filingType: 'llc', step: 'management' }],
  ['it is over', 'F-1', { filingType: 'llc', step: 'receipt' }],
  ['its step is no step of its type', 'F-1', { filingType: 'report', step: 'shares' }],
])('offers to continue nothing where %s', async (_, ref, kept) => {
  storage.session.write('ref', ref);
  storage.session.write('keptFiling', kept);
  show(<StartPage />);
  await Promise.resolve();
  const section = screen.getByRole('region', { name: 'Come back to a filing' });
  expect(within(section).getAllByRole('link')).toHaveLength(2);
});

it('says of every form who files it, what it costs and what it needs', () => {
  show(<AllFormsPage />);
  const amendment = screen.getByRole('link', { name: 'Amend the entity' }).closest('li')!;
  expect(amendment).toHaveTextContent('$25.00');
  expect(amendment).toHaveTextContent(
    'Limited liability companies; Nonprofit corporations; Article 55 cooperative associations',
  );
  const report = screen.getByRole('link', { name: 'File a periodic report' }).closest('li')!;
  expect(report).toHaveTextContent('$25.00; $75.00 when late');
  expect(report).toHaveTextContent('Any business on record here');
  expect(document.body).not.toHaveTextContent(/paper|no longer available/);
});
