import { type Address, formatAddress, reviewText } from '#rules';
import { currentLanguage, translate } from '../../language/translate';

/** An address in lines, with its country in the language of the page. */
export const addressLines = (address: Address): string[] => formatAddress(address, currentLanguage());

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
