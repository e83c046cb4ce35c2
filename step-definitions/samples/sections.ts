import type { Attachment, Filing } from '#rules';
import { completeFiling } from './filing';
import { DELAYED } from './revocation';

/** A file that the registry has kept. */
export const validFile = (fileName: string, documentTyp: Attachment['documentTyp'] = ''): Attachment => ({
  key: `key-of-${fileName}`,
  fileName,
  mimeType: 'application/pdf',
  size: 1000,
  ...(documentTyp && { documentTyp }),
});

type Section =
  | 'statute'
  | 'email'
  | 'sharesValues'
  | 'votingAssetsValues'
  | 'purposeDirectorsValues'
  | 'additionalInfoValues';

/** What only some filings ask for, filled in. */
export const SECTIONS: Pick<Filing, Section> = {
  statute: '7-80-204',
  email: 'ada@example.com',
  sharesValues: {
    commonSharesValues: { isCommonSharesChecked: true, numberOfShares: '1000' },
    isMoreThanOneOrOtherChecked: false,
    additionalInfo: '',
  },
  votingAssetsValues: {
    votingMembersRadio: 'Y',
    assetsDistribution: 'To another nonprofit corporation with the same purpose.',
  },
  purposeDirectorsValues: {
    purpose: 'To sell what its members grow.',
    numberOfDirectors: '3',
    directorsTerms: 'Three years.',
  },
  additionalInfoValues: {
    additionalInfo: 'Members meet in May.',
    additionalInfoAttachmentRadio: 'Y',
    attachments: [validFile('articles.pdf')],
    privateAttachments: [validFile('affidavit.pdf', 'AFFIDAVIT')],
  },
};

/** A filing with everything that some filing asks for. */
export const FULL: Filing = {
  ...completeFiling('full', 'Cedar Bluff LLC'),
  ...SECTIONS,
  revokes: DELAYED.document,
};
