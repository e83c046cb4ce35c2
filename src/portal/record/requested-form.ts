import { FILING_TYPES, isFormation, type FilingType } from '#rules';

/** The form for a business on record that the address asks for; undefined where it names none, or one for a new entity. */
export const requestedForm = (query: URLSearchParams): FilingType | undefined =>
  FILING_TYPES.find((type) => type === query.get('form') && !isFormation(type));
