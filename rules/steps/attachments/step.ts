import { declareStep } from '../declare-step';

/** Attached files, a page of their own that shares the number of additional information (W2-attachments). */
export const attachments = declareStep({
  name: 'attachments',
  inFeatures: 'attachments',
  kind: 'page',
  flag: 'hasAttachment',
  parts: { additionalInfoValues: ['attachments'] },
  // Without a file the answer to whether to attach any is no.
  settles: { additionalInfoValues: ['additionalInfoAttachmentRadio'] },
  sections: [{ section: 'attachments' }],
  showsSaved: true,
});
