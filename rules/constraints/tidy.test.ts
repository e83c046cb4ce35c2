import { formationRules } from '../steps/formation/rules';
import { sharesRules } from '../steps/shares/rules';
import { changePasswordRules } from '../access/passwords/change-password-rules';
import { entityNameRules } from '../steps/entityname/rules';
import { emptyIndividualName } from '../filing-parts/name';
import { initialFiling } from '../filing/initial-filing';

const filing = initialFiling({ filingType: 'llc', submissionKey: 'k' });

it('trims texts and what else a row says, inside of lists as well', () => {
  const [values] = [formationRules.read(filing)];
  const former = {
    id: '1',
    nameValues: {
      personTyp: 'FRMENT' as const,
      name: { ...emptyIndividualName(), nameTyp: 'O' as const, orgName: '  Acme Partners ' },
    },
    addressValues: { streetAddress: filing.principalOfficeValues.streetAddress },
  };
  const tidied = formationRules.tidied({ ...values, formers: [former] });
  expect(tidied.formers[0]?.nameValues.name.orgName).toBe('Acme Partners');
  expect(
    sharesRules.tidied({
      ...filing.sharesValues,
      commonSharesValues: { isCommonSharesChecked: true, numberOfShares: ' 2,000 ' },
    }).commonSharesValues.numberOfShares,
  ).toBe('2000');
});

it('keeps passwords as they were typed', () => {
  const typed = { password: ' Secret12 ', newPassword: ' Other123', retypedPassword: 'Other123 ' };
  expect(changePasswordRules.tidied(typed as never)).toEqual(typed);
});

it('leaves alone what is of another shape than a form has, and what no row speaks of', () => {
  expect(formationRules.tidied(null as never)).toBeNull();
  expect(formationRules.tidied({ formers: 'none', more: ' x ' } as never)).toEqual({
    formers: 'none',
    more: ' x ',
  });
});

it('is what a filing holds, whoever wrote the values into it', () => {
  const written = entityNameRules.write(filing, { ...filing.entityNameValues, name: '  Acme   LLC ' });
  expect(written.entityNameValues.name).toBe('Acme LLC');
});
