import { declareStep } from '../declare-step';

/** Purpose and directors of a cooperative (W5-coop). */
export const purposeDirectors = declareStep({
  name: 'purposedirectors',
  inFeatures: 'purpose and directors',
  kind: 'page',
  flag: 'hasPurposeDirectors',
  parts: { purposeDirectorsValues: 'whole' },
  sections: [
    { section: 'purpose', title: 'Statement of purpose', fields: ['purpose'] },
    {
      section: 'directors',
      title: 'Number of directors and term',
      fields: ['numberOfDirectors', 'directorsTerms'],
    },
  ],
  needs: 'its purpose, and the number and terms of its directors',
});
