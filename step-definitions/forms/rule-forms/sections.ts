import type { Filing, SharesValues } from '#rules';
import {
  attachmentsRules,
  emptyFiling,
  markCommonShares,
  privateAttachmentsRules,
  sharesOfferNext,
  sharesRules,
  staticEntityNameRules,
} from '#rules';
import type { FormName } from '../../words/vocabulary/forms';
import type { Values } from './field-values';
import { SECTIONS } from '../../samples/sections';
import { form, type RulesForm } from './rule-form';

const { entityNameValues, sharesValues } = emptyFiling();
const { privateAttachments, attachments } = SECTIONS.additionalInfoValues;

/** Forms of the sections that only some filings have. */
export const SECTION_FORMS = {
  'statute of the entity': {
    ...form(
      staticEntityNameRules,
      { ...entityNameValues, statute: '' },
      { ...entityNameValues, statute: SECTIONS.statute },
    ),
    begin: (values: Values, filing: Filing) => ({ ...values, ...filing.entityNameValues }),
  },
  shares: {
    ...form(sharesRules, sharesValues, SECTIONS.sharesValues),
    settle: (values: Values) => {
      const shares = values as unknown as SharesValues;
      return markCommonShares(shares, shares.commonSharesValues.isCommonSharesChecked) as unknown as Values;
    },
    canContinue: (values: Values) => sharesOfferNext(values as unknown as SharesValues),
  },
  'private attachments': form(privateAttachmentsRules, { privateAttachments: [] }, { privateAttachments }),
  attachments: form(attachmentsRules, { attachments: [] }, { attachments }),
} satisfies Partial<Record<FormName, RulesForm>>;
