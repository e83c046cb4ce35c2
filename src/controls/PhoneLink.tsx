/** A telephone number that can be called with one press. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^0-9+]/g, '')}`}>{number}</a>
);
