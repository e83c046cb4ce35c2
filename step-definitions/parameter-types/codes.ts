import { COMPLETENESS_CODES, FORMER_TYPES, NAME_CLAIMS, SUBMISSION_STATES } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

const code = (name: string, regexp: RegExp, values: readonly string[]): ParameterType =>
  parameterType(name, regexp, (text) => lookUp(name, same(values), text));

/** Codes of the specification. */
export const CODE_TYPES: readonly ParameterType[] = [
  code('code', /[A-Z][A-Z0-9_]*/, FORMER_TYPES),
  code('completenessCode', /[A-Z][A-Z0-9_]*/, COMPLETENESS_CODES),
  code('paymentState', /[a-z]+/, SUBMISSION_STATES),
  code('nameClaim', /[a-z]+/, NAME_CLAIMS),
];
