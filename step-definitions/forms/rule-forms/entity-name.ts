import type { EntityNameValues, Filing } from '#rules';
import { chooseNameChange, emptyFiling, entityNameRules } from '#rules';
import type { Values } from './field-values';
import { form, type RulesForm } from './rule-form';

const asName = (values: Values): EntityNameValues => values as unknown as EntityNameValues;
const asValues = (values: EntityNameValues): Values => values as unknown as Values;

/** The name of an entity: the name on record is filled in, and restored when it does not change. */
export const ENTITY_NAME_FORM: RulesForm = {
  ...form(entityNameRules, emptyFiling().entityNameValues),
  begin: (values: Values, { entityNameValues: { oldName, isOldNameValid } }: Filing) =>
    asValues({ ...asName(values), oldName, isOldNameValid }),
  settle: (values: Values) =>
    asName(values).isNameChanged === 'N' ? asValues(chooseNameChange(asName(values), 'N')) : values,
};
