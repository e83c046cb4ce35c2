import { emptyAddress } from '../filing-parts/address';
import { initialFiling } from '../filing/initial-filing';
import { emptyIndividualName } from '../filing-parts/name';
import type { Filing } from '../filing/filing';
import { STEP_RULES } from './step-rules';
import { tidyFiling } from './tidy-filing';

const llc = initialFiling({ filingType: 'llc', submissionKey: 'k' });
const address = { ...emptyAddress('PHYS'), address1: '  1 Main St ', city: ' Denver', zip: '80202 ' };
const name = { ...emptyIndividualName(), firstName: ' Ada ', lastName: ' Byron ' };

/** A filing with white space around everything that somebody types. */
const typed: Filing = {
  ...llc,
  email: ' ann@example.com ',
  statute: ' Article 80 ',
  entityNameValues: { ...llc.entityNameValues, name: '  Acme   LLC ' },
  principalOfficeValues: { ...llc.principalOfficeValues, streetAddress: address },
  registeredAgentValues: {
    ...llc.registeredAgentValues,
    addressValues: { ...llc.registeredAgentValues.addressValues, mailingAddress: address },
  },
  formationValues: {
    formers: [
      { id: '1', nameValues: { personTyp: 'FRMINDV', name }, addressValues: { streetAddress: address } },
    ],
  },
  sharesValues: {
    commonSharesValues: { isCommonSharesChecked: false, numberOfShares: ' 2,000 ' },
    isMoreThanOneOrOtherChecked: false,
    additionalInfo: ' Series A ',
  },
  purposeDirectorsValues: {
    purpose: ' To trade. ',
    numberOfDirectors: ' 1,000',
    directorsTerms: ' One year ',
  },
  additionalInfoValues: {
    ...llc.additionalInfoValues,
    additionalInfo: ' More. ',
    additionalInfoAttachmentRadio: 'N',
    attachments: [{ key: 'k', fileName: 'a.txt', mimeType: 'text/plain', size: 1 }],
  },
  filersValues: {
    perjuryNoticeAffirmed: true,
    filers: [
      {
        id: '1',
        nameValues: { personTyp: 'FILER', name },
        addressValues: { streetAddress: address },
        sameAsFormer: false,
      },
    ],
  },
  notificationsValues: { ...llc.notificationsValues, emails: [{ email: ' bo@example.com' }] },
};

it('tidies every section by the rows of its step', () => {
  const filing = tidyFiling(typed);
  expect(filing).toMatchObject({
    email: 'ann@example.com',
    statute: 'Article 80',
    entityNameValues: { name: 'Acme LLC' },
    principalOfficeValues: { streetAddress: { address1: '1 Main St', city: 'Denver', zip: '80202' } },
    registeredAgentValues: { addressValues: { mailingAddress: { address1: '1 Main St' } } },
    formationValues: { formers: [{ nameValues: { name: { firstName: 'Ada', lastName: 'Byron' } } }] },
    sharesValues: { commonSharesValues: { numberOfShares: '2000' }, additionalInfo: 'Series A' },
    purposeDirectorsValues: { purpose: 'To trade.', numberOfDirectors: '1000', directorsTerms: 'One year' },
    additionalInfoValues: { additionalInfo: 'More.' },
    filersValues: { filers: [{ addressValues: { streetAddress: { city: 'Denver' } } }] },
    notificationsValues: { emails: [{ email: 'bo@example.com' }] },
  });
});

it('leaves what the steps read as their own rules tidy it', () => {
  const filing = tidyFiling(typed);
  for (const rules of Object.values(STEP_RULES)) {
    const values = rules.read(filing);
    expect([rules.step, values]).toEqual([rules.step, rules.tidied(values)]);
  }
});

it('changes nothing else: no answer, no file, no number that belongs to an answer', () => {
  const { attachments, additionalInfoAttachmentRadio } = tidyFiling(typed).additionalInfoValues;
  expect(attachments).toHaveLength(1);
  expect(additionalInfoAttachmentRadio).toBe('N');
  expect(tidyFiling(llc)).toEqual(llc);
});

it('takes whatever a browser sends', () => {
  const broken = { ...llc, formationValues: null, filersValues: 'none', email: 7 } as never;
  expect(tidyFiling(broken)).toEqual(broken);
});
