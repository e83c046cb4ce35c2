import type { Dictionary } from '#rules';

/** Texts of these lists in Spanish, by the English ones. */
export const OPEN_FORMS_IN_SPANISH: Dictionary = {
  'Amend the entity': 'Enmendar la entidad',
  'Cure a delinquency': 'Subsanar una morosidad',
  'File a periodic report': 'Presentar un informe periódico',
  'Reinstate the entity': 'Restablecer la entidad',
};
