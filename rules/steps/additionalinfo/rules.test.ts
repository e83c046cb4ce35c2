import { emptyFiling } from '../../filing/empty-filing';
import type { Filing } from '../../filing/filing';
import { initialFiling } from '../../filing/initial-filing';
import { additionalInfoRules } from './rules';
import { attachmentsRules } from '../attachments/rules';

const now = '2026-11-20T19:00:00Z';
const blank = initialFiling({ filingType: 'llc', submissionKey: 'key' });
const context = { filing: blank, now };
const messages = (problems: readonly { path: string; message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`);

describe('additional information and its files', () => {
  it('has at most 2000 characters, in several lines', () => {
    const problems = (additionalInfo: string, filing = blank) =>
      messages(
        additionalInfoRules.problems({ additionalInfo, additionalInfoAttachmentRadio: 'N' }, { filing, now }),
      );
    expect(problems('one\ntwo')).toEqual([]);
    expect(problems('a'.repeat(2001))).toEqual(['additionalInfo: Must be at most 2000 characters']);
    expect(problems('naïve')).toEqual(['additionalInfo: Invalid characters entered: ï']);
    const amendment = { ...blank, filingType: 'amend', entityType: 'DC55' } as const;
    expect(problems('', amendment)).toEqual([
      'additionalInfo: Enter additional information in the box, or mark "Yes" to attach amendments.',
    ]);
    expect(messages(attachmentsRules.problems({ attachments: [] }, { filing: amendment, now }))).toEqual([
      'attachments: Need to include attachments.',
    ]);
  });

  it('tells an amendment that changes nothing, at its fields', () => {
    const amendment = { ...blank, filingType: 'amend', entityType: 'DLLC' } as const;
    const change = 'You must change the entity name, enter additional information, or add an attachment.';
    const info = (filing: Filing) =>
      additionalInfoRules.problems(
        { additionalInfo: '', additionalInfoAttachmentRadio: 'N' },
        { filing, now },
      );
    const files = (additionalInfo: unknown) => {
      const additionalInfoValues = { ...blank.additionalInfoValues, additionalInfo } as never;
      const filing = { ...amendment, additionalInfoValues };
      return attachmentsRules.problems({ attachments: [] }, { filing, now });
    };
    expect(info(amendment)).toEqual([{ path: 'additionalInfo', code: 'unchanged', message: change }]);
    expect(info({ ...amendment, entityType: 'DC55' })).toMatchObject([
      { path: 'additionalInfo', code: 'required' },
    ]);
    expect(info(emptyFiling())).toEqual([]);
    for (const nothing of ['', ' \n ', 5]) {
      expect(files(nothing)).toEqual([{ path: 'attachments', code: 'unchanged', message: change }]);
    }
    expect(files('The members agree.')).toEqual([]);
    const ofCooperative = { filing: { ...amendment, entityType: 'DC55' } as const, now };
    expect(attachmentsRules.problems({ attachments: [] }, ofCooperative)).toMatchObject([
      { path: 'attachments', code: 'missing' },
    ]);
  });

  it('goes without files once the answer is no', () => {
    const attachments = [{ key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 10 }];
    const held = { ...blank, additionalInfoValues: { ...blank.additionalInfoValues, attachments } };
    const after = (additionalInfoAttachmentRadio: 'Y' | 'N') =>
      additionalInfoRules.write(held, { additionalInfo: '', additionalInfoAttachmentRadio })
        .additionalInfoValues.attachments;
    expect(after('Y')).toEqual(attachments);
    expect(after('N')).toEqual([]);
  });

  it('keeps to the limits of files', () => {
    const file = { key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 10 };
    const problems = (attachments: object[]) =>
      messages(attachmentsRules.problems({ attachments: attachments as never }, context));
    expect(problems([file])).toEqual([]);
    expect(problems(Array(6).fill(file))).toEqual(['attachments: Only 5 attachments are allowed.']);
    expect(problems([file, { ...file, fileName: 'a.exe' }])).toEqual([
      'attachments[1]: ".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file.',
    ]);
  });
});
