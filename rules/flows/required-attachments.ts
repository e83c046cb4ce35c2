import type { Filing } from '../filing/filing';
import { pageFlags } from './page-flags';

/** The filer has answered that something is attached, and has added no file yet. */
export const lacksAnnouncedAttachments = (filing: Filing): boolean => {
  const { additionalInfoAttachmentRadio, attachments } = filing.additionalInfoValues ?? {};
  const isKept = Array.isArray(attachments) && attachments.length > 0;
  return additionalInfoAttachmentRadio === 'Y' && !isKept && pageFlags(filing).hasAdditionalInfo;
};

/** The filing asks for files without a question before, and cannot do without them, but has none (W5-dc55-attach). */
export const lacksRequiredAttachments = (filing: Filing): boolean => {
  const { additionalInfoIsRequired, hasAdditionalInfo } = pageFlags(filing);
  return (
    additionalInfoIsRequired && !hasAdditionalInfo && filing.additionalInfoValues.attachments.length === 0
  );
};
