import { useId, useState } from 'react';
import { formatAddress, type Address, type AddressSelection } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { Button, ButtonRow } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import {
  addressChoicesConfirmed,
  addressChoicesDismissed,
  selectAddressChoices,
  type AddressChoice,
} from './choice-slice';
import { translate } from '../language/translate';

const legends: Record<AddressChoice['kind'], string> = {
  street: 'Which street address do you want to use?',
  mailing: 'Which mailing address do you want to use?',
};

/** The verify-address dialog: for each address shown the filer keeps what was entered or takes the standard form. */
export function AddressVerificationDialog() {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectAddressChoices);
  return (
    <Dialog
      open={offered !== null}
      title="Verify address"
      onClose={() => dispatch(addressChoicesDismissed())}
    >
      {offered && <AddressChoices offered={offered} />}
    </Dialog>
  );
}

/** The confirm button stays hidden until every address has a choice (W4-address-dialog). */
function AddressChoices({ offered }: { offered: AddressChoice[] }) {
  const dispatch = useAppDispatch();
  const [choices, setChoices] = useState(offered);
  const select = (kind: AddressChoice['kind'], selection: AddressSelection) =>
    setChoices(choices.map((choice) => (choice.kind === kind ? { ...choice, selection } : choice)));
  const isComplete = choices.every(({ selection }) => selection !== 'NOT_SELECTED');
  return (
    <>
      {choices.map((choice) => (
        <AddressChoiceGroup
          key={choice.kind}
          choice={choice}
          onSelect={(selection) => select(choice.kind, selection)}
        />
      ))}
      <ButtonRow>
        {isComplete && (
          <Button variant="primary" onClick={() => dispatch(addressChoicesConfirmed(choices))}>
            {choices.length > 1 ? 'Use these addresses' : 'Use this address'}
          </Button>
        )}
        <Button onClick={() => dispatch(addressChoicesDismissed())}>Edit the address</Button>
      </ButtonRow>
    </>
  );
}

interface AddressChoiceGroupProps {
  choice: AddressChoice;
  onSelect: (selection: AddressSelection) => void;
}

function AddressChoiceGroup({ choice, onSelect }: AddressChoiceGroupProps) {
  const name = useId();
  const options: { selection: AddressSelection; label: string; address: Address | null }[] = [
    { selection: 'VERIFIED', label: 'Suggested address', address: choice.suggested },
    { selection: 'USER', label: 'Address you entered', address: choice.entered },
  ];
  return (
    <fieldset className="usa-fieldset address-choice">
      <legend className="usa-legend">{translate(legends[choice.kind])}</legend>
      {choice.message && <Alert kind="error">{choice.message}</Alert>}
      {options.map(({ selection, label, address }) => {
        if (!address) return null;
        const id = `${name}-${selection}`;
        return (
          <div className="usa-radio" key={selection}>
            <input
              className="usa-radio__input usa-radio__input--tile"
              type="radio"
              id={id}
              name={name}
              checked={choice.selection === selection}
              onChange={() => onSelect(selection)}
            />
            <label className="usa-radio__label" htmlFor={id}>
              {translate(label)}
              <span className="usa-radio__label-description">
                {formatAddress(address).map((line) => (
                  <span className="address-choice__line" key={line}>
                    {line}
                  </span>
                ))}
              </span>
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
