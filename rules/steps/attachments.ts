import type { CrossRule } from '../constraints/row';
import { stepRules } from '../constraints/form-rules';
import { list } from '../constraints/rows';
import { ATTACHMENT_LIMITS, fileProblems } from '../files/file-problems';
import { pageFlags } from '../filing/page-flags';
import type { Attachment } from '../filing/sections';

/** What the attachments page holds. */
interface AttachmentsPage {
  attachments: Attachment[];
}

/** Files stand where the filing needs them (W5-attach-required, W5-dc55-attach). */
const areIncludedWhereRequired: CrossRule<AttachmentsPage> = ({ attachments }, { filing }) =>
  attachments.length || !pageFlags(filing).additionalInfoIsRequired
    ? []
    : [{ path: 'attachments', code: 'missing', message: 'Need to include attachments.' }];

/** What a browser sends need not be what the contract asks for. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The files held keep to the same limits as files being chosen (W5-upload-*). */
const keepToLimits: CrossRule<AttachmentsPage> = ({ attachments }) => {
  if (!attachments.length) return [];
  const files = attachments.map(({ fileName, size, mimeType }) => ({
    name: textOf(fileName),
    size: typeof size === 'number' ? size : 0,
    mimeType: textOf(mimeType),
  }));
  return fileProblems(files, [], ATTACHMENT_LIMITS).map(({ path, ...problem }) => ({
    ...problem,
    path: path.replace(/^files/, 'attachments'),
  }));
};

/** Files attached to the filing: at most five, 10 MB together. */
export const attachmentsRules = stepRules<AttachmentsPage>({
  step: 'attachments',
  read: (filing) => ({ attachments: filing.additionalInfoValues?.attachments }),
  write: (filing, { attachments }) => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, attachments },
  }),
  rows: { attachments: list<Attachment>({ label: 'Files added', item: { rows: {} } }) },
  rules: [areIncludedWhereRequired, keepToLimits],
});
