import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware, { type SagaMiddleware } from 'redux-saga';
import { MemoryRouter } from 'react-router-dom';
import { type Address, emptyAddress, type Filing, type FormationType, initialFiling } from '#rules';
import { areaKeys } from '../../app/area-keys';
import { connections } from '../../app/connections';
import { answeringClient, answersOf, type Answers } from '../../app/testing/start-app';
import { wholeStore } from '../../app/testing/whole-store';
import { LookupsContext } from '../../controls/fields/lookups-context';
import { RuleContextSource } from '../../forms/rule-context';
import { createBrowserStorage } from '../../session/storage';
import { RunSagaContext } from '../../session/use-saga';
import { filingStarted } from '../wizard/draft-slice';
import { useFilingRuleContext } from '../wizard/pages/FilingStep';

const lookups = {
  states: [
    { value: 'CO', label: 'CO - Colorado' },
    { value: 'WY', label: 'WY - Wyoming' },
  ],
  countries: [{ value: 'US', label: 'United States' }],
  suffixes: [{ value: 'Jr.', label: 'Jr.' }],
};

/** A formation as its filing begins. */
export const formationOf = (filingType: FormationType): Filing =>
  initialFiling({ filingType, submissionKey: '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c11' });
export const llc = (): Filing => formationOf('llc');

/** A street address that the filer has accepted. */
export const acceptedAddress = (address1: string): Address => ({
  ...emptyAddress('PHYS'),
  address1,
  city: 'Denver',
  zip: '80202',
  accepted: true,
  addressSelectionType: 'USER',
});

function Providers({ run, children }: { run: SagaMiddleware['run']; children: ReactNode }) {
  return (
    <RunSagaContext value={run}>
      <LookupsContext value={lookups}>
        <RuleContextSource value={useFilingRuleContext()}>
          <MemoryRouter>{children}</MemoryRouter>
        </RuleContextSource>
      </LookupsContext>
    </RunSagaContext>
  );
}

/**
 * A page of a filing on a real store without its watchers; `actions` are what it dispatched, `answers` what the registry says to
 * what the page itself asks.
 */
export function renderStep(page: ReactElement, filing: Filing = llc(), answers: Answers = {}) {
  const actions: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const client = answeringClient(answersOf(answers));
  const sagas = createSagaMiddleware({
    context: { client, connections, storage: createBrowserStorage(areaKeys) },
  });
  const store = wholeStore(recorder, sagas);
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
      <Providers run={sagas.run}>{page}</Providers>
    </Provider>,
  );
  return { store, actions, user: userEvent.setup(), filing: () => store.getState().draft.filing };
}
