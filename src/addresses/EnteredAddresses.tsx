import { useField } from 'formik';
import { useId } from 'react';
import { enteredAddresses, resetVerification, sameAddress, type Address } from '#rules';
import { addressLines } from '../controls/lists/AddressLines';
import type { ReadRuleContext } from '../forms/rule-context';
import { translate } from '../language/translate';

interface EnteredAddressesProps {
  /** Path of the `Address` to fill. */
  name: string;
  lockState?: string;
  filingFacts: ReadRuleContext;
}

/** The addresses that the filing has already, to fill these fields with; they stay open to change, and are verified as any other. */
export default function EnteredAddresses({ name, lockState, filingFacts }: EnteredAddressesProps) {
  const id = useId();
  const { filing } = filingFacts();
  const [{ value: address }, , { setValue }] = useField<Address>(name);
  const offered = enteredAddresses(filing, { addressTyp: address.addressTyp, state: lockState });
  const chosen = offered.findIndex((each) => sameAddress(each, address));
  if (offered.length === 0 || (offered.length === 1 && chosen === 0)) return null;
  const choose = (place: string) => {
    const takenAddress = offered[Number(place)];
    if (place !== '' && takenAddress) void setValue(resetVerification(takenAddress), false);
  };
  return (
    <div className="usa-form-group">
      <label className="usa-label" htmlFor={id}>
        {translate('Use an address already entered')}
      </label>
      <select
        className="usa-select"
        id={id}
        value={chosen < 0 ? '' : String(chosen)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{translate('- Select -')}</option>
        {offered.map((each, place) => (
          <option key={addressLines(each).join()} value={place}>
            {addressLines(each).join(', ')}
          </option>
        ))}
      </select>
    </div>
  );
}
