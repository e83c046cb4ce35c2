import { stepRulesOfPart } from '../../constraints/form-rules';
import { list } from '../../constraints/rows';
import { formerForm } from '../../people/former-entry';
import { MISSING_MESSAGE } from '../missing-messages';
import { formation } from './step';

/** Persons forming the entity: at least one, each in order (W5-former-type, W4-people-list). */
export const formationRules = stepRulesOfPart(formation, 'formationValues', {
  rows: { formers: list({ label: 'Persons forming', item: formerForm, atLeast: [1, MISSING_MESSAGE] }) },
});
