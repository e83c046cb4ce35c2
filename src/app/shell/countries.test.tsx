import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { emptyAddress, type Language } from '#rules';
import { STATES_IN_SPANISH } from '../../addresses/spanish';
import { AddressLines } from '../../controls/lists/AddressLines';
import { useLookups } from '../../controls/fields/lookups-context';
import { LanguageContext } from '../../language/LanguageContext';
import { setLanguage } from '../../language/translate';
import { lookupsReceived } from '../../session/slice';
import { wholeStore } from '../testing/whole-store';
import { LookupsProvider } from './LookupsProvider';

afterEach(() => setLanguage('en', (english) => english));

const countries = [
  { countryCd: 'CA', countryDscr: 'Canada' },
  { countryCd: 'DE', countryDscr: 'Germany' },
  { countryCd: 'US', countryDscr: 'United States' },
];

const Names = () =>
  useLookups()
    .countries.map(({ label }) => label)
    .join(', ');

const StateNames = () =>
  useLookups()
    .states.map(({ label }) => label)
    .join(', ');

const states = [
  { stateCd: 'CO', stateDscr: 'Colorado' },
  { stateCd: 'NY', stateDscr: 'New York' },
];

const namesIn = (language: Language, names = <Names />) => {
  const store = wholeStore();
  store.dispatch(lookupsReceived({ states, suffixes: [], countries }));
  const { container } = render(
    <Provider store={store}>
      <LanguageContext value={{ language, choose: () => Promise.resolve(true) }}>
        <LookupsProvider>{names}</LookupsProvider>
      </LanguageContext>
    </Provider>,
  );
  return container.textContent;
};

it('offers countries by their names in the language of the page', () => {
  expect(namesIn('en')).toBe('Canada, Germany, United States');
  expect(namesIn('es')).toBe('Alemania, Canadá, Estados Unidos');
});

it('shows an address abroad with its country in words', () => {
  const toronto = { ...emptyAddress('PHYS'), address1: '1 King St', city: 'Toronto', country: 'CA' };
  const { rerender } = render(<AddressLines address={toronto} />);
  expect(screen.getByText('Canada')).toBeVisible();
  setLanguage('es', (english) => english);
  rerender(<AddressLines address={{ ...toronto }} />);
  expect(screen.getByText('Canadá')).toBeVisible();
});

it('offers states by their code, and their names in the language of the page', () => {
  expect(namesIn('en', <StateNames />)).toBe('CO - Colorado, NY - New York');
  setLanguage('es', (english) => STATES_IN_SPANISH[english] ?? english);
  expect(namesIn('es', <StateNames />)).toBe('CO - Colorado, NY - Nueva York');
});
