import { declareStep } from '../declare-step';

/** Affidavit and photo ID for the office alone (W5-private). */
export const privateAttachments = declareStep({
  name: 'privateattachments',
  inFeatures: 'private attachments',
  kind: 'page',
  flag: 'hasPrivateAttachment',
  parts: { additionalInfoValues: ['privateAttachments'] },
  sections: [{ section: 'privateAttachments' }],
  needs: 'an affidavit or a photo ID, or both, where the office asks for them',
  showsSaved: true,
});
