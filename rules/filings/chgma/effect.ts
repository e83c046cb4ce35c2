import type { FilingEffect } from '../declare-effect';

/** The street address stays, also one that another filing has changed since. */
export const chgmaEffect: FilingEffect = {
  about: ['mailingAddress'],
  sets: ({ principalOfficeValues: { mailingAddress, isSameAsStreetAddressChecked } }) => [
    { set: { mailingAddress: { mailingAddress, isSameAsStreetAddressChecked } } },
  ],
};
