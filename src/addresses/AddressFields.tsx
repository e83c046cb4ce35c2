import { type Address, isInternational } from '#rules';
import { useField, useFormikContext } from 'formik';
import { LockedText, TextField } from '../controls/fields/TextField';
import { useLookups, type Option } from '../controls/fields/lookups-context';
import { Select } from '../controls/fields/Select';
import { RuleContextSource } from '../forms/rule-context';
import { useContext } from 'react';
import EnteredAddresses from './EnteredAddresses';

interface AddressFieldsProps {
  /** Path of the `Address`, as `streetAddress`. */
  name: string;
  /** Code of the only state allowed; the country is then the United States. */
  lockState?: string;
  /** False where the page has another way to take an address that the filing has already. */
  offersEntered?: boolean;
}

/** An address: US states by a select, elsewhere a province by text (W5-address, W5-address-intl). */
export function AddressFields({ name, lockState, offersEntered = true }: AddressFieldsProps) {
  const { states, countries } = useLookups();
  const { setFieldValue } = useFormikContext();
  const filingFacts = useContext(RuleContextSource);
  const [{ value: address }] = useField<Address>(name);
  const isAbroad = lockState === undefined && isInternational(address);
  const section = `section-${name.replace(/[^A-Za-z0-9]+/g, '-')}`.toLowerCase();

  const moveTo = (country: string) => {
    if (isInternational({ country }) === isAbroad) return;
    void setFieldValue(`${name}.state`, '');
    void setFieldValue(`${name}.province`, '');
  };

  return (
    <>
      {filingFacts && offersEntered && <EnteredAddresses {...{ name, lockState, filingFacts }} />}
      {lockState === undefined && (
        <Select
          name={`${name}.country`}
          options={countries}
          autoComplete={`${section} country`}
          onChosen={moveTo}
        />
      )}
      <TextField name={`${name}.address1`} autoComplete={`${section} address-line1`} />
      <TextField
        name={`${name}.address2`}
        hint="Apt, unit, or suite number if applicable"
        autoComplete={`${section} address-line2`}
      />
      <div className="field-grid">
        <TextField name={`${name}.city`} autoComplete={`${section} address-level2`} />
        {lockState !== undefined && <LockedText label="State" value={labelOf(states, lockState)} />}
        {isAbroad && <TextField name={`${name}.province`} autoComplete={`${section} address-level1`} />}
        {lockState === undefined && !isAbroad && (
          <Select name={`${name}.state`} options={states} autoComplete={`${section} address-level1`} />
        )}
        <TextField
          name={`${name}.zip`}
          width="short"
          autoComplete={`${section} postal-code`}
          inputMode={isAbroad ? 'text' : 'numeric'}
        />
        {lockState !== undefined && <LockedText label="Country" value={labelOf(countries, 'US')} />}
      </div>
    </>
  );
}

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
