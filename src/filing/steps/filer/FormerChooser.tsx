import { useId, useState } from 'react';
import { formatName, type Former } from '#rules';
import { addressLines } from '../../../controls/lists/AddressLines';
import { Alert } from '../../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { translate } from '../../../language/translate';

interface FormerChooserProps {
  open: boolean;
  formers: readonly Former[];
  /** At least one. */
  onChosen: (formers: Former[]) => void;
  onCancel: () => void;
}

/** 'Filers Details': which of several persons forming the entity are filers too (W2-same-as-former). */
export function FormerChooser({ open, ...props }: FormerChooserProps) {
  return (
    <Dialog open={open} title="Filers Details" onClose={props.onCancel}>
      <Choices {...props} />
    </Dialog>
  );
}

function Choices({ formers, onChosen, onCancel }: Omit<FormerChooserProps, 'open'>) {
  const idPrefix = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const next = () => {
    if (chosen.length === 0) setRefused(true);
    else onChosen(formers.filter(({ id }) => chosen.includes(id)));
  };
  return (
    <>
      {isRefused && chosen.length === 0 && <Alert kind="error">Choose at least one person.</Alert>}
      <fieldset className="usa-fieldset">
        <legend className="usa-legend">{translate('Who is filing this document?')}</legend>
        {formers.map(({ id, nameValues, addressValues }) => (
          <div className="usa-checkbox" key={id}>
            <input
              className="usa-checkbox__input"
              type="checkbox"
              id={`${idPrefix}-${id}`}
              checked={chosen.includes(id)}
              aria-describedby={`${idPrefix}-${id}-address`}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <label className="usa-checkbox__label" htmlFor={`${idPrefix}-${id}`}>
              {formatName(nameValues.name)}
            </label>
            <p className="usa-checkbox__label-description" id={`${idPrefix}-${id}-address`}>
              {addressLines(addressValues.streetAddress).join(', ')}
            </p>
          </div>
        ))}
      </fieldset>
      <ButtonRow>
        <Button variant="primary" onClick={next}>
          Next
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </>
  );
}
