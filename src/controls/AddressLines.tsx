import { type Address, formatAddress } from '#rules';

/** An address as it stands on an envelope, one line below the other; nothing entered shows as "N/A". */
export function AddressLines({ address }: { address: Address }) {
  const lines = formatAddress(address);
  if (lines.length === 0) return 'N/A';
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
