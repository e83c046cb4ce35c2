import type { CrossRule } from '../../constraints/row';
import { stepRules } from '../../constraints/form-rules';
import { list } from '../../constraints/rows';
import type { Filing } from '../../filing/filing';
import { lacksAnnouncedAttachments } from '../../flows/required-attachments';
import { pageFlags } from '../../flows/page-flags';
import type { Problem } from '../../problem';
import type { Attachment } from '../../filing-parts/sections';
import { unchangedProblem } from '../changes-nothing';
import { attachedFileFindings } from '../../files/attached-files';
import { attachments } from './step';

/** What the attachments page holds. */
interface AttachmentsPage {
  attachments: Attachment[];
}

/** For a filing that is incomplete without files (W5-attach-required, W5-dc55-attach). */
export const ATTACHMENTS_MISSING_MESSAGE = 'Need to include attachments.';

/** Files are at the step of the filing that needs them (W5-attach-required, W5-dc55-attach). */
const areIncludedWhereRequired: CrossRule<AttachmentsPage> = ({ attachments }, { filing }) =>
  attachments.length || !pageFlags(filing).additionalInfoIsRequired
    ? []
    : [{ path: 'attachments', code: 'missing', message: ATTACHMENTS_MISSING_MESSAGE }];

const hasText = ({ additionalInfoValues }: Filing): boolean => {
  const text: unknown = additionalInfoValues?.additionalInfo;
  return typeof text === 'string' && text.trim() !== '';
};

/** A filing whose only change was to be attached has a file (W5-amend-change). */
const changeSomething: CrossRule<AttachmentsPage> = ({ attachments }, { filing }) => {
  const message = unchangedProblem(filing, { hasText: hasText(filing), attaches: attachments.length > 0 });
  return message === null ? [] : [{ path: 'attachments', code: 'unchanged', message }];
};

/** The files held keep to the same limits as files being chosen (W5-upload-*). */
const keepToLimits: CrossRule<AttachmentsPage> = ({ attachments }) =>
  attachedFileFindings(attachments, 'attachments');

/** Whether to attach, once the page is left: without a file it is no. A cooperative is never asked. */
const answerAfter = (filing: Filing, attachments: readonly Attachment[]) =>
  attachments.length === 0 && pageFlags(filing).hasAdditionalInfo
    ? 'N'
    : filing.additionalInfoValues.additionalInfoAttachmentRadio;

/** Files attached to the filing: at most five, 10 MB together. */
export const attachmentsRules = stepRules<typeof attachments, AttachmentsPage>(attachments, {
  read: (filing) => ({ attachments: filing.additionalInfoValues?.attachments }),
  write: (values, filing) => ({
    additionalInfoValues: {
      ...values,
      additionalInfoAttachmentRadio: answerAfter(filing, values.attachments),
    },
  }),
  rows: { attachments: list<Attachment>({ label: 'Files added', item: { rows: {} } }) },
  rules: [areIncludedWhereRequired, changeSomething, keepToLimits],
});

/** The filing with no file and, where the filer was asked, with no as the answer to whether to attach any. */
export const withoutAttachments = (filing: Filing): Filing =>
  attachmentsRules.write(filing, { attachments: [] });

/** Text on the page before can stand for the files where a filing has that page. */
const saysItInWords = (filing: Filing): boolean =>
  pageFlags(filing).hasAdditionalInfo && filing.additionalInfoValues.additionalInfo.trim() !== '';

/** Whether the filer may continue without any file: 'Cancel attachments' is offered only then (W2-attachments). */
export const mayCancelAttachments = (filing: Filing): boolean => {
  const canceled = withoutAttachments(filing);
  const { attachments } = canceled.additionalInfoValues;
  const context = { filing: canceled, now: '' };
  const rules = saysItInWords(canceled) ? [changeSomething] : [areIncludedWhereRequired, changeSomething];
  return rules.every((rule) => rule({ attachments }, context).length === 0);
};

/**
 * A filing whose filer wants to attach something has a file. Its page may be left without one, which turns the answer into no;
 * an answer that was changed to yes on review and then forgotten is told before the filing is paid.
 */
export const missingAttachmentsProblems = (filing: Filing): Problem[] =>
  lacksAnnouncedAttachments(filing)
    ? [{ path: 'attachments', code: 'missing', message: ATTACHMENTS_MISSING_MESSAGE }]
    : [];
