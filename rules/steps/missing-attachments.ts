import type { Filing } from '../filing/filing';
import { announcesAttachments } from '../flows/owed-attachments';
import type { Problem } from '../problem';
import { ATTACHMENTS_MISSING_MESSAGE } from './attachments';

/**
 * A filing whose filer wants to attach something has a file. Its page may be left without one, which turns the answer into no;
 * an answer that was changed to yes on review and then forgotten is told before the filing is paid.
 */
export const missingAttachmentsProblems = (filing: Filing): Problem[] =>
  announcesAttachments(filing)
    ? [{ path: 'attachments', code: 'missing', message: ATTACHMENTS_MISSING_MESSAGE }]
    : [];
