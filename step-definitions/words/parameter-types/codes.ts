import type { CompletenessCode } from '#rules';
import { FORMER_TYPES, NAME_CLAIMS, SUBMISSION_STATES } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

const code = (name: string, regexp: RegExp, values: readonly string[]): ParameterType =>
  parameterType(name, regexp, (text) => lookUp(name, same(values), text));

/** What a filing may lack, with the code that the specification has for it. */
const LACKS: Readonly<Record<string, CompletenessCode>> = {
  nothing: 'VALID',
  'an entity name': 'ENTIY_NAME_MISSING',
  'a valid entity name': 'ENTIY_NAME_INVALID',
  'a principal office address': 'POA_MISSING',
  'a registered agent': 'REG_AGENT_MISSING',
  'its management': 'MANAGEMENT_MISSING',
  'persons who form it': 'FORMER_MISSING',
  'a time of effect': 'DED_MISSING',
  'a filer': 'FILER_MISSING',
  'a change': 'NAME_ATTACH_MISSING',
};

/** A code may stand in brackets after its words. */
const lack = (text: string): CompletenessCode => {
  const [, words = text, inBrackets] = /^(.*) \((\w+)\)$/.exec(text) ?? [];
  const code = lookUp('part that a filing lacks', LACKS, words);
  if (inBrackets !== undefined && inBrackets !== code)
    throw new Error(`The code of "${words}" is ${code}, and not ${inBrackets}.`);
  return code;
};

/** Codes of the specification. */
export const CODE_TYPES: readonly ParameterType[] = [
  code('code', /[A-Z][A-Z0-9_]*/, FORMER_TYPES),
  parameterType('lack', /[a-z][a-z ]*?(?: \([A-Z_]+\))?/, lack),
  code('paymentState', /[a-z]+/, SUBMISSION_STATES),
  code('nameClaim', /[a-z]+/, NAME_CLAIMS),
];
