import { answered, otherwise, unanswered } from './catalog-row';
import { goTo, log, setFlag, showError } from './effect';

const NAME_CHECKS = ['validateEntityNameAndAvailability', 'validateEntityNameOnly'] as const;
const LOGGED = [
  'entitySummary',
  'entityNameHint',
  'entityFilings',
  'entityForms',
  'entityOnDay',
  'findEntities',
  'introContent',
  'nameDesignationContent',
  'ownershipNoteContent',
  'transactionAvailable',
] as const;
const LOOKUPS = ['states', 'suffixes', 'countries', 'countriesByGroup'] as const;
const ADDRESS_UNCHECKED =
  'We are unable to check the address at this time. Review it and try again, or keep it as you entered it.';

/** Entities, names, addresses, texts and lookups (W8-name, W8-logged, A8-other, W7-lookups, W7-env). */
export const ENTITY_ROWS = [
  answered(NAME_CHECKS, 200),
  answered(NAME_CHECKS, 500, goTo('down')),
  otherwise(NAME_CHECKS, [200, 500], log('entityName', 'transactionType'), goTo('filingIssue')),
  unanswered(NAME_CHECKS, goTo('down')),

  answered(LOGGED, 200),
  otherwise(LOGGED, [200], log()),
  unanswered(LOGGED, log()),

  answered('checkCertificate', 200),
  answered('checkCertificate', 404),
  otherwise('checkCertificate', [200, 404], log()),
  unanswered('checkCertificate', log()),

  answered('validateAddress', 200),
  answered('validateAddress', 422, { kind: 'showProblems' }),
  otherwise('validateAddress', [200, 422], log(), showError(ADDRESS_UNCHECKED)),
  unanswered('validateAddress', log(), showError(ADDRESS_UNCHECKED)),

  answered(LOOKUPS, 200),
  otherwise(LOOKUPS, [200], setFlag('isServiceDown')),
  unanswered(LOOKUPS, setFlag('isServiceDown')),

  answered('environment', 200),
  otherwise('environment', [200], log(), setFlag('isServiceDown')),
  unanswered('environment', log(), setFlag('isServiceDown')),
];
