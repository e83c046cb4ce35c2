import { verify } from '../decision-table/verify';
import { emptyAddress } from '../filing-parts/address';
import type { Address } from '../filing-parts/address';
import type { Problem } from '../problem';
import { isAddressComplete } from './complete';
import { countryName, isInternational } from './countries';
import { formatAddress } from './format-address';
import { editedAddress } from './reset-verification';
import { sameAddress } from './same-address';
import { COLORADO, wrongStateMessage } from './states';
import { problemsBeforeVerification } from './verification-pending';
import type { AddressVerdict, AddressVerification } from './verification';
import {
  addressVerificationOutcome,
  addressVerificationTable,
  applySelection,
  needsVerification,
} from './verification';

const entered: Address = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway, Suite 550',
  city: 'Denver',
  zip: '80290',
};
const standard = { ...entered, address1: '1700 BROADWAY STE 550', city: 'DENVER', coloradoZipcode: true };
const verdict = (changes: Partial<AddressVerdict> = {}): AddressVerdict => ({
  address: standard,
  valid: true,
  verified: true,
  isPoBox: false,
  ...changes,
});
const outcome = (changes: Partial<AddressVerification> = {}) =>
  addressVerificationOutcome({ entered, verdict: verdict(), ...changes });

describe('verification of an address', () => {
  it('has a table without gaps, overlaps or rows that never win', () => {
    expect(verify(addressVerificationTable)).toEqual([]);
  });

  it('offers the standard form without choosing for the filer', () => {
    expect(outcome()).toMatchObject({
      kind: 'choose',
      selection: 'NOT_SELECTED',
      message: '',
      suggested: { address1: '1700 Broadway Ste 550', city: 'Denver', accepted: true, verified: true },
    });
  });

  it('takes an address entered in standard form without asking', () => {
    expect(outcome({ entered: { ...entered, address1: '1700 broadway  ste 550' } })).toMatchObject({
      kind: 'accepted',
      address: { address1: '1700 Broadway Ste 550', accepted: true, addressSelectionType: 'VERIFIED' },
    });
  });

  it("marks the user's address when it is invalid but verified", () => {
    expect(outcome({ verdict: verdict({ valid: false }) })).toMatchObject({
      kind: 'choose',
      selection: 'USER',
    });
  });

  it('says that there is no match, and lets the filer keep what was entered', () => {
    const result = outcome({ verdict: verdict({ verified: false, address: entered }) });
    expect(result).toEqual({
      kind: 'choose',
      suggested: null,
      selection: 'NOT_SELECTED',
      message:
        'Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable.',
    });
    expect(applySelection(entered, verdict({ verified: false, address: entered }), 'USER')).toMatchObject({
      address1: entered.address1,
      accepted: true,
      verified: false,
      processed: true,
    });
  });

  it('refuses another state than the required one, verified or not', () => {
    const refused = { kind: 'refused', code: 'state', message: wrongStateMessage(COLORADO) };
    const elsewhere = verdict({ address: { ...standard, state: 'WY' } });
    expect(outcome({ verdict: elsewhere, requiredState: COLORADO })).toEqual(refused);
    const unknown = { entered: { ...entered, state: 'WY' }, verdict: verdict({ verified: false }) };
    expect(outcome({ ...unknown, requiredState: COLORADO })).toEqual(refused);
    expect(outcome({ verdict: elsewhere }).kind).toBe('choose');
  });

  it('refuses a PO Box as street address only', () => {
    const box = { ...entered, address1: 'PO Box 77' };
    expect(outcome({ entered: box })).toMatchObject({
      kind: 'refused',
      message: 'Street address cannot be a PO Box.',
    });
    expect(
      outcome({ entered: { ...box, addressTyp: 'MAIL' }, verdict: verdict({ isPoBox: true }) }).kind,
    ).toBe('choose');
  });

  it('knows no match for an address that the verifier said nothing of', () => {
    expect(outcome({ verdict: null })).toMatchObject({
      kind: 'choose',
      suggested: null,
      selection: 'NOT_SELECTED',
    });
  });

  it('keeps what was known of an address that nobody was asked about', () => {
    const known = { ...entered, valid: true, verified: true, postofficeBox: true, coloradoZipcode: true };
    expect(applySelection(known, null, 'VERIFIED')).toEqual({
      ...known,
      addressSelectionType: 'VERIFIED',
      processed: false,
      accepted: true,
    });
    expect(applySelection({ ...known, processed: true }, null, 'USER').processed).toBe(true);
  });

  it('asks nothing about an address abroad or already accepted', () => {
    const abroad = { ...entered, country: 'DE', state: '' };
    const accepted = { ...entered, accepted: true };
    expect([abroad, accepted, entered].map(needsVerification)).toEqual([false, false, true]);
    expect(outcome({ entered: abroad, verdict: null })).toEqual({ kind: 'accepted', address: abroad });
    expect(outcome({ entered: accepted, verdict: null })).toEqual({ kind: 'accepted', address: accepted });
    expect(outcome({ entered: abroad, verdict: null, requiredState: COLORADO }).kind).toBe('refused');
  });
});

describe('addresses', () => {
  it('lose what was said of them when edited, not when only white space or case differ', () => {
    const accepted = applySelection(entered, verdict({ isPoBox: true }), 'VERIFIED');
    expect(editedAddress(accepted, { ...accepted, city: ' denver' }).accepted).toBe(true);
    expect(editedAddress(accepted, { ...accepted, city: 'Aurora' })).toEqual({
      ...accepted,
      city: 'Aurora',
      addressSelectionType: 'NOT_SELECTED',
      processed: false,
      valid: false,
      verified: false,
      accepted: false,
      postofficeBox: false,
      coloradoZipcode: false,
      hasChanged: true,
    });
  });

  it('read differently when white space parts other words, and the same when a part is missing', () => {
    const first = { ...entered, address1: '1 2nd St' };
    expect(sameAddress(first, { ...entered, address1: '12nd St' })).toBe(false);
    const { address2: _, ...without } = entered;
    expect(sameAddress(entered, without as Address)).toBe(true);
  });

  it('are at home in the United States and its territories', () => {
    expect(['US', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI'].some((country) => isInternational({ country }))).toBe(
      false,
    );
    expect(isInternational({ country: 'CA' })).toBe(true);
  });

  it('are complete with four parts of two characters', () => {
    expect(isAddressComplete(entered)).toBe(true);
    expect(isAddressComplete({ ...entered, city: ' D ' })).toBe(false);
    expect(isAddressComplete({ ...entered, city: undefined })).toBe(false);
    expect(isAddressComplete({ ...entered, state: '' })).toBe(false);
    expect(isAddressComplete({ ...entered, state: '', country: 'DE' })).toBe(true);
  });

  it('are shown in lines', () => {
    expect(formatAddress({ ...entered, address2: 'Floor 3' })).toEqual([
      '1700 Broadway, Suite 550',
      'Floor 3',
      'Denver, CO 80290',
    ]);
    const abroad = {
      address1: 'Hauptstr. 1',
      city: 'Berlin',
      zip: '10115',
      country: 'DE',
      countryDescription: 'Germany',
    };
    expect(formatAddress(abroad)).toEqual(['Hauptstr. 1', 'Berlin 10115', 'Germany']);
    expect(formatAddress({ address1: '', city: '', zip: '', state: 'CO', country: 'US' })).toEqual([]);
    expect(formatAddress({ city: 'Denver', state: 'CO', zip: '' })).toEqual(['Denver, CO']);
    expect(formatAddress({ zip: '80202' })).toEqual(['80202']);
  });

  it('are shown with the country in words, though they hold its code alone', () => {
    const toronto = { address1: '1 King St', city: 'Toronto', zip: 'M5H 1A1', country: 'CA' };
    expect(formatAddress(toronto)).toEqual(['1 King St', 'Toronto M5H 1A1', 'Canada']);
    expect(formatAddress(toronto, 'es')).toEqual(['1 King St', 'Toronto M5H 1A1', 'Canadá']);
  });

  it('have countries in words by their codes, in ASCII where they are printed', () => {
    expect(['DE', 'CI', 'QQ', 'Canada', ''].map((code) => countryName(code))).toEqual([
      'Germany',
      "Cote d'Ivoire",
      undefined,
      undefined,
      undefined,
    ]);
    expect(countryName('CI', 'es')).toBe('Costa de Marfil');
  });
});

it('leaves to the verification what only it can settle, and shows every other problem before', () => {
  const problem = (code: Problem['code']): Problem => ({
    path: 'streetAddress.address1',
    code,
    message: code,
  });
  expect(
    problemsBeforeVerification([problem('poBox'), problem('notVerified'), problem('required')]).map(
      ({ code }) => code,
    ),
  ).toEqual(['poBox', 'required']);
});
