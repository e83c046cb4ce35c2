import { emptyIndividualName } from '../filing-parts/name';
import type { Former, FormerType } from '../filing-parts/sections';
import { chooseFormerType, formerEntryRules } from './former-entry';
import { context, street, name, messages } from '../../tests/samples/llc-values';

const former = (changes: Partial<Former['nameValues']> = {}): Former => ({
  id: 'f1',
  nameValues: { personTyp: 'FRMINDV', name, ...changes },
  addressValues: { streetAddress: street },
});

describe('person forming', () => {
  const problems = (one: Former) => messages(formerEntryRules.problems(one, context));

  it.each<[FormerType | '', string[]]>([
    ['', ['nameValues.personTyp: Choose the type of person.']],
    [
      'FRMINDV',
      ['nameValues.name.firstName: Enter a first name.', 'nameValues.name.lastName: Enter a last name.'],
    ],
    ['FRMENT', ["nameValues.name.orgName: Enter the entity's name."]],
    ['FRMTRST', ["nameValues.name.orgName: Enter the trust's name."]],
    ['FRMSTA', ["nameValues.name.orgName: Enter the state's name."]],
    ['FRMEST', ["nameValues.name.orgName: Enter the estate's name."]],
  ])('of type %p without a name', (personTyp, expected) => {
    expect(problems(former({ personTyp, name: emptyIndividualName() }))).toEqual(expected);
  });

  it('asks for the name of an organization as for any other field', () => {
    expect(
      formerEntryRules.problems(former({ personTyp: 'FRMENT', name: emptyIndividualName() }), context),
    ).toMatchObject([{ path: 'nameValues.name.orgName', code: 'required' }]);
  });

  it('drops the other kind of name with the type', () => {
    const entity = chooseFormerType(former(), 'FRMENT');
    expect(entity.nameValues.name).toEqual({ ...emptyIndividualName(), nameTyp: 'O' });
    const named = {
      ...entity,
      nameValues: { ...entity.nameValues, name: { ...entity.nameValues.name, orgName: 'A' } },
    };
    expect(problems(named)).toEqual(['nameValues.name.orgName: Must be at least 2 characters']);
  });

  it('drops the name of the organization with its type, and keeps what was typed of a person', () => {
    const entity = former({ personTyp: 'FRMENT', name: { ...name, nameTyp: 'O', orgName: 'Acme LLC' } });
    expect(chooseFormerType(entity, 'FRMINDV')).toEqual(former({ name: { ...name, nameTyp: 'I' } }));
  });

  it('needs an accepted address', () => {
    const open = { ...former(), addressValues: { streetAddress: { ...street, accepted: false } } };
    expect(formerEntryRules.problems(open, context)).toMatchObject([
      { path: 'addressValues.streetAddress.address1', code: 'notVerified' },
    ]);
  });
});
