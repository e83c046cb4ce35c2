import { FILING_TYPES, isFormation, type FilingType } from '#rules';

/** The form of a business on record that somebody came for, as addresses name it; anything else of an address says nothing. */
export const wantedForm = (query: URLSearchParams): FilingType | undefined =>
  FILING_TYPES.find((type) => type === query.get('form') && !isFormation(type));
