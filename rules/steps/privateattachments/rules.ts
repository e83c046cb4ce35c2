import { stepRules } from '../../constraints/form-rules';
import type { CrossRule } from '../../constraints/row';
import { choice, list } from '../../constraints/rows';
import type { Attachment, PrivateDocumentType } from '../../filing-parts/sections';
import { PRIVATE_DOCUMENT_TYPES } from '../../filing-parts/sections';
import { attachedFileFindings } from '../../files/attached-files';
import { privateAttachments } from './step';

/** What the private attachments page holds. */
interface PrivateAttachmentsPage {
  privateAttachments: Attachment[];
}

/** The documents that may be attached privately, as a filer reads them (W5-private). */
export const PRIVATE_DOCUMENT_TEXTS: Record<PrivateDocumentType, string> = {
  AFFIDAVIT: 'Affidavit',
  PHOTO_ID: 'Photo ID',
};

/** One document is enough; each is an affidavit or a photo ID. */
const MISSING = 'Need to include private attachments.';

const keepToLimits: CrossRule<PrivateAttachmentsPage> = ({ privateAttachments }) =>
  attachedFileFindings(privateAttachments, 'privateAttachments');

/** Affidavit and photo ID of a filing that is reviewed, never public: one to five files, 10 MB together (W5-private). */
export const privateAttachmentsRules = stepRules<typeof privateAttachments, PrivateAttachmentsPage>(
  privateAttachments,
  {
    read: (filing) => ({ privateAttachments: filing.additionalInfoValues?.privateAttachments }),
    write: (additionalInfoValues) => ({ additionalInfoValues }),
    rows: {
      privateAttachments: list<Attachment>({
        label: 'Files added',
        item: {
          rows: {
            documentTyp: choice({
              label: 'Which document is it?',
              required: 'Choose Affidavit or Photo ID.',
              values: PRIVATE_DOCUMENT_TYPES,
            }),
          },
        },
        atLeast: [1, MISSING],
      }),
    },
    rules: [keepToLimits],
  },
);
