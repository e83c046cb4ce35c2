import { stepRules } from '../../constraints/form-rules';
import { list } from '../../constraints/rows';
import type { Former } from '../../filing/sections';
import { formerForm } from '../../people/former-entry';
import { MISSING_MESSAGE } from '../missing-messages';

/** Persons forming the entity: at least one, each in order (W5-former-type, W4-people-list). */
export const formationRules = stepRules<{ formers: Former[] }>({
  step: 'formation',
  read: (filing) => filing.formationValues,
  write: (filing, formationValues) => ({ ...filing, formationValues }),
  rows: { formers: list({ label: 'Persons forming', item: formerForm, atLeast: [1, MISSING_MESSAGE] }) },
});
