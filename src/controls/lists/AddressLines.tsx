import { type Address, reviewText } from '#rules';
import { translate } from '../../language/translate';
import { addressLines } from './address-lines';

/** An address as on an envelope, one line below the other; "N/A" for an empty one. */
export function AddressLines({ address }: { address: Address }) {
  const lines = addressLines(address);
  if (lines.length === 0) return translate(reviewText(''));
  return (
    <address className="address-lines">
      {lines.map((line) => (
        <span className="address-lines__line" key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}
