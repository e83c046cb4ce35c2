import { effectiveDateRules } from './effectivedate/rules';
import { filersRules } from './filer/rules';
import { principalOfficeRules } from './principalofficeaddress/rules';
import { purposeDirectorsRules } from './purposedirectors/rules';
import { receiptEmailRules } from '../receipt/receipt-email';
import { sharesRules } from './shares/rules';
import { votingAssetsRules } from './votingassets/rules';
import { withRecord } from '../../step-definitions/samples/record';
import { blank, context, street, messages } from '../../tests/samples/llc-values';

describe('other steps', () => {
  it('effective date: one problem at its field', () => {
    const problems = (date: string, time: string, previousEffective = '') =>
      messages(
        effectiveDateRules.problems(
          {
            ...blank.effectiveDateValues,
            effectiveAtTimeOfFilingRadio: 'N',
            effectiveDateAsEntered: date,
            effectiveTime: time,
          },
          { ...context, filing: withRecord(context.filing, { previousEffective }) },
        ),
      );
    expect(problems('', '')).toEqual([
      'effectiveDateAsEntered: Enter the date that you want this filing to take effect on.',
    ]);
    expect(problems('11/20/2026', '9:00')).toEqual([
      'effectiveTime: Enter a valid time in the future (hour:minute am/pm).',
    ]);
    expect(problems('11/21/2026', '', '2026-12-02T06:59:00Z')).toEqual([
      'effectiveDateAsEntered: There is a previous filing with a delayed effective date on this record - choose a date after 12/01/2026 11:59 PM MST.',
    ]);
    expect(problems('12/05/2026', '')).toEqual([]);
  });

  it('effective date: what was typed does not matter to a filing that takes effect at once', () => {
    const values = {
      ...blank.effectiveDateValues,
      effectiveAtTimeOfFilingRadio: 'Y' as const,
      effectiveDateAsEntered: 'the day after tomorrow',
      effectiveTime: 'about noon',
    };
    expect(effectiveDateRules.problems(values, context)).toEqual([]);
  });

  it('shares: of some kind, and a number of them', () => {
    expect(sharesRules.problems(blank.sharesValues, context)).toEqual([
      {
        path: 'commonSharesValues.isCommonSharesChecked',
        code: 'missing',
        message: 'Information is missing or invalid.',
      },
    ]);
    const commonSharesValues = { isCommonSharesChecked: true, numberOfShares: '0' };
    expect(sharesRules.problems({ ...blank.sharesValues, commonSharesValues }, context)).toEqual([
      {
        path: 'commonSharesValues.numberOfShares',
        code: 'range',
        message: 'Must be a number between 1 and 2,000,000,000.',
        template: 'Must be a number between {from} and {to}.',
        params: { from: 1, to: '2,000,000,000' },
      },
    ]);
  });

  it('purpose, terms and assets: several lines', () => {
    const lines = 'One.\n\tTwo.';
    const cooperative = { purpose: lines, numberOfDirectors: '3', directorsTerms: lines };
    expect(purposeDirectorsRules.problems(cooperative, context)).toEqual([]);
    const nonprofit = { votingMembersRadio: 'Y', assetsDistribution: lines } as const;
    expect(votingAssetsRules.problems(nonprofit, context)).toEqual([]);
  });

  it('principal office: a mailing address of its own is accepted too, and may be a PO Box', () => {
    const problems = (accepted: boolean) => {
      const mailingAddress = {
        ...street,
        addressTyp: 'MAIL' as const,
        address1: 'PO Box 12',
        accepted,
      };
      const office = { streetAddress: street, mailingAddress, isSameAsStreetAddressChecked: false };
      return principalOfficeRules.problems(office, context).map(({ path, code }) => `${path}: ${code}`);
    };
    expect(problems(true)).toEqual([]);
    expect(problems(false)).toEqual(['mailingAddress.address1: notVerified']);
  });

  it('filers: the notice, and at least one', () => {
    expect(messages(filersRules.problems({ perjuryNoticeAffirmed: false, filers: [] }, context))).toEqual([
      'perjuryNoticeAffirmed: Mark the checkbox to show that you have read and understood the notice.',
      'filers: Information is missing or invalid.',
    ]);
  });

  it.each([
    ['', ['email: Email is empty.']],
    ['ana@', ['email: Email is invalid.']],
    ['ana@example.com', []],
  ])('receipt email %p', (email, expected) => {
    expect(messages(receiptEmailRules.problems({ email }, context))).toEqual(expected);
  });
});
