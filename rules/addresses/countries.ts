/** Countries whose addresses the verifier knows: the United States and its territories (W5-address-intl). */
const DOMESTIC_COUNTRIES: readonly string[] = ['US', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI'];

/** True for an address outside the United States and its territories, which is not verified (W5-address-intl). */
export const isInternational = ({ country }: { country?: string }): boolean =>
  !!country && !DOMESTIC_COUNTRIES.includes(country);
