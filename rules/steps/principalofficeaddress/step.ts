import { declareStep } from '../declare-step';

/** The addresses of the principal office (W5-address). */
export const principalOffice = declareStep({
  name: 'principalofficeaddress',
  inFeatures: 'principal office address',
  kind: 'page',
  flag: 'hasPoa',
  parts: { principalOfficeValues: 'whole' },
  isOneAnswer: true,
  isChecked: true,
  sections: [{ section: 'principalOffice' }],
  needs: 'the street address of the principal office',
});
