import { declareStep } from '../declare-step';

/** Additional information (W5-addinfo). */
export const additionalInfo = declareStep({
  name: 'additionalinfo',
  inFeatures: 'additional information',
  kind: 'page',
  flag: 'hasAdditionalInfo',
  parts: { additionalInfoValues: ['additionalInfo', 'additionalInfoAttachmentRadio'] },
  // Files stay with the filing only as long as the filer wants to attach them: nothing is filed against the answer.
  settles: { additionalInfoValues: ['attachments'] },
  sections: [{ section: 'additionalInfo' }],
});
