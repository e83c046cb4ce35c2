import { formRules } from '../constraints/form-rules';
import { choice, text } from '../constraints/rows';
import type { CrossRule } from '../constraints/row';
import { certificateNumberAsTyped, isCertificateNumber } from '../record/certificate-standing';
import { FORMATION_TYPES, formedEntityType, type FormationType } from '../filing/formations';
import { availabilityKey } from '../names/availability-key';
import { normalizeEntityName } from '../names/normalize';
import { requiredTermProblem } from '../names/required-terms';
import { NAME_REQUIRED } from '../names/name-check';
import type { SearchValues } from './search-form';

/** A name that somebody proposes, and the kind of entity that they would form under it. */
export interface ProposedName {
  filingType: FormationType | '';
  name: string;
}

/** The same rules as at the entity-name step of a formation (W5-name-required, W5-name-term). */
const isSoundName: CrossRule<ProposedName> = ({ name, filingType }) => {
  if (name.trim() !== '' && availabilityKey(name) === '')
    return [{ path: 'name', code: 'required', message: NAME_REQUIRED }];
  const entityType = filingType === '' ? '' : formedEntityType(filingType);
  const problem = entityType === '' || name.trim() === '' ? null : requiredTermProblem(name, entityType);
  return problem ? [problem] : [];
};

export const proposedNameRules = formRules<ProposedName>({
  rows: {
    filingType: choice({ label: 'What do you want to form?', required: true, values: FORMATION_TYPES }),
    name: text({ label: 'Name', required: NAME_REQUIRED, length: [1, 200], tidy: normalizeEntityName }),
  },
  rules: [isSoundName],
});

const NOT_A_NUMBER = 'Enter the 16 letters and digits of the certificate number.';

/** The number of a certificate, as it is copied from one. */
export const certificateNumberRules = formRules<SearchValues>({
  rows: {
    text: text({
      label: 'Certificate number',
      required: NOT_A_NUMBER,
      length: [1, 40],
    }),
  },
  rules: [
    ({ text: typed }) =>
      typed.trim() === '' || isCertificateNumber(certificateNumberAsTyped(typed))
        ? []
        : [{ path: 'text', code: 'pattern', message: NOT_A_NUMBER }],
  ],
});
