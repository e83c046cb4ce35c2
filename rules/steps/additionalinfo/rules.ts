import type { CrossRule } from '../../constraints/row';
import { stepRules } from '../../constraints/form-rules';
import { text, yesNo } from '../../constraints/rows';
import type { Filing } from '../../filing/filing';
import type { FilingType } from '../../filing/filing-type';
import { isFormation } from '../../filing/formations';
import { pageFlags } from '../../flows/page-flags';
import type { AdditionalInfoValues } from '../../filing-parts/sections';
import { unchangedProblem } from '../changes-nothing';
import { additionalInfo } from './step';

/** What the additional-information page collects; the files have a page of their own. */
type AdditionalInfoPage = Pick<AdditionalInfoValues, 'additionalInfo' | 'additionalInfoAttachmentRadio'>;

/** The label of the text: articles that form an entity may have additional provisions, which is the term of the law. */
export const additionalInfoLabel = (filingType: FilingType | ''): string =>
  filingType !== '' && isFormation(filingType) ? 'Additional provisions' : 'Additional information';

export const REQUIRED_MESSAGE =
  'Enter additional information in the box, or mark "Yes" to attach amendments.';

/** Text, or the answer that something is attached; the files themselves are asked for by their own page. */
const contentOf = ({ additionalInfo, additionalInfoAttachmentRadio }: AdditionalInfoPage) => ({
  hasText: additionalInfo !== '',
  attaches: additionalInfoAttachmentRadio === 'Y',
});

/** Where additional information is required, text or an attachment gives it (W5-addinfo). */
const isGivenWhereRequired: CrossRule<AdditionalInfoPage> = (values, { filing }) => {
  const { hasText, attaches } = contentOf(values);
  if (hasText || attaches || !pageFlags(filing).additionalInfoIsRequired) return [];
  return [{ path: 'additionalInfo', code: 'required', message: REQUIRED_MESSAGE }];
};

/** An amendment, or a change of address or agent, changes something (W5-amend-change). */
const changesSomething: CrossRule<AdditionalInfoPage> = (values, { filing }) => {
  const message = unchangedProblem(filing, contentOf(values));
  return message === null ? [] : [{ path: 'additionalInfo', code: 'unchanged', message }];
};

/** Whether the page may be left empty: not where additional information is required, and not in a filing that changes nothing else. */
export const mayLeaveOutAdditionalInfo = (filing: Filing): boolean =>
  !pageFlags(filing).additionalInfoIsRequired &&
  unchangedProblem(filing, { hasText: false, attaches: false }) === null;

/** Additional information: at most 2000 characters, and whether to attach amendments (W5-addinfo, W4-addinfo-next). */
export const additionalInfoRules = stepRules<typeof additionalInfo, AdditionalInfoPage>(additionalInfo, {
  read: ({ additionalInfoValues: values }) => ({
    additionalInfo: values?.additionalInfo,
    additionalInfoAttachmentRadio: values?.additionalInfoAttachmentRadio,
  }),
  write: (values, { additionalInfoValues: { attachments } }) => ({
    additionalInfoValues: {
      ...values,
      attachments: values.additionalInfoAttachmentRadio === 'Y' ? attachments : [],
    },
  }),
  rows: {
    additionalInfo: text({ label: 'Additional information', length: [0, 2000], characters: 'multiline' }),
    additionalInfoAttachmentRadio: yesNo({ label: 'Do you want to attach amendments?' }),
  },
  rules: [isGivenWhereRequired, changesSomething],
});
