/** The statutes as they are now, where the state publishes them: no article has an address of its own that stays. */
export const STATUTES_ADDRESS = 'https://leg.colorado.gov/colorado-revised-statutes';
