import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { wholeStore } from '../../../app/testing/whole-store';
import type { EntityForm } from '../../../open-forms/entity-form';
import SearchPage from '../../SearchPage';
import type { EntityRecord } from '../record-slice';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};

/** The record and the search of it at an address, which stands on the page as `place`. */
export const show = (at: string) => {
  const store = wholeStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Place />
        <Routes>
          <Route path="/business/search/:id?/:type?" element={<SearchPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return {
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
  };
};

export const RECORD: EntityRecord = {
  entityId: '20201234567',
  entityName: 'Aspen LLC',
  entityType: { code: 'DLLC', description: 'Limited Liability Company' },
  status: 'Good Standing',
  statusCode: 'GOOD',
  formationDate: '2020-03-01',
  jurisdiction: 'CO',
  fraudFlag: 'N',
  sbf: false,
  version: 1,
};
export const FORM: EntityForm = {
  filingType: 'chgpoa',
  transactionType: 'CHG_ENT_ADR',
  fee: 10,
  available: true,
};
export const REFUSED: EntityForm = {
  filingType: 'cure',
  transactionType: 'CURE_DLNQ',
  fee: 100,
  available: false,
  message: 'An entity in good standing has nothing to cure.',
};
