import { initialFiling } from '../../filing/initial-filing';
import type { Filing } from '../../filing/filing';
import { mayCancelAttachments } from './rules';

const amendment = initialFiling({
  filingType: 'amend',
  submissionKey: 'key',
  entityId: '20101000043',
  entityType: 'DC55',
});
const saying = (filing: Filing, additionalInfo: string): Filing => ({
  ...filing,
  additionalInfoValues: {
    ...filing.additionalInfoValues,
    additionalInfo,
    additionalInfoAttachmentRadio: 'Y',
  },
});

it.each([
  [
    'an amendment of an association that says it in words',
    saying(amendment, 'The capital stock changes.'),
    true,
  ],
  ['one that says nothing', saying(amendment, ' '), false],
  ['the formation of an association', initialFiling({ filingType: 'dc55', submissionKey: 'key' }), false],
  ['the formation of a cooperative', initialFiling({ filingType: 'dc56', submissionKey: 'key' }), true],
])('whether attachments may be canceled: %s', (_, filing, expected) => {
  expect(mayCancelAttachments(filing)).toBe(expected);
});
