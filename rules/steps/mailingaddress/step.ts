import { declareStep } from '../declare-step';

/** The mailing address of the principal office alone (W5-address); its street address stays as it is on record. */
export const mailingAddress = declareStep({
  name: 'mailingaddress',
  inFeatures: 'mailing address',
  kind: 'page',
  flag: 'hasMailingAddress',
  parts: { principalOfficeValues: ['mailingAddress', 'isSameAsStreetAddressChecked'] },
  isOneAnswer: true,
  isChecked: true,
  sections: [{ section: 'mailingAddress' }],
  needs: 'the mailing address',
});
