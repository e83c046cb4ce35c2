import { declareStep } from '../declare-step';

/** When the filing takes effect (W5-ded). */
export const effectiveDate = declareStep({
  name: 'effectivedate',
  inFeatures: 'effective date',
  kind: 'page',
  flag: 'hasEffectiveDate',
  parts: { effectiveDateValues: 'whole' },
  isOneAnswer: true,
  sections: [{ section: 'effectiveDate', title: 'Takes effect' }],
});
