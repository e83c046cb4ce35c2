import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Address, emptyAddress, type Filing, initialFiling } from '#rules';
import { wholeReducer } from '../../app/whole-reducer';
import { LookupsContext } from '../../controls/lookups-context';
import { filingStarted } from '../draft-slice';

const lookups = {
  states: [
    { value: 'CO', label: 'CO - Colorado' },
    { value: 'WY', label: 'WY - Wyoming' },
  ],
  countries: [{ value: 'US', label: 'United States' }],
  suffixes: [{ value: 'Jr.', label: 'Jr.' }],
};

/** An LLC as its filing begins. */
export const llc = (): Filing =>
  initialFiling({ filingType: 'llc', submissionKey: '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c11' });

/** A street address that the filer has accepted. */
export const acceptedAddress = (address1: string): Address => ({
  ...emptyAddress('PHYS'),
  address1,
  city: 'Denver',
  zip: '80202',
  accepted: true,
  addressSelectionType: 'USER',
});

/** A page of an LLC filing on a real store without its sagas; `actions` are what it dispatched. */
export function renderStep(page: ReactElement, filing: Filing = llc()) {
  const actions: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer: wholeReducer(),
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(recorder),
  });
  store.dispatch(filingStarted(filing));
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  render(
    <Provider store={store}>
      <LookupsContext value={lookups}>
        <MemoryRouter>{page}</MemoryRouter>
      </LookupsContext>
    </Provider>,
  );
  return { store, actions, user: userEvent.setup(), filing: () => store.getState().filing.draft.filing };
}
