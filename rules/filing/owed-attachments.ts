import type { Filing } from './filing';
import { pageFlags } from './page-flags';

/** The filing asks for files without a question before, and cannot do without them, but has none (W5-dc55-attach). */
export const owesAttachments = (filing: Filing): boolean => {
  const { additionalInfoIsRequired, hasAdditionalInfo } = pageFlags(filing);
  return (
    additionalInfoIsRequired && !hasAdditionalInfo && filing.additionalInfoValues.attachments.length === 0
  );
};
