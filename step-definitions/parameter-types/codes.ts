import { FORMER_TYPES, NAME_CLAIMS, SUBMISSION_STATES } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { ParameterType } from './parameter-type';

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

const COMPLETENESS_CODES = [
  'VALID',
  'ENTIY_NAME_MISSING',
  'ENTIY_NAME_INVALID',
  'POA_MISSING',
  'REG_AGENT_MISSING',
  'MANAGEMENT_MISSING',
  'FORMER_MISSING',
  'DED_MISSING',
  'FILER_MISSING',
  'NAME_ATTACH_MISSING',
] as const;

const STATUS_CODES = ['GOOD', 'DQQ', 'ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS'] as const;

const AGENT_QUESTIONS = [
  'agentformation',
  'agentintroentity',
  'agentintroindiv',
  'agentindivinfo',
  'agentindivinfoid',
  'agententitysearch',
  'agentconfirm',
  'individualconfirm',
  'individualmail',
  'individualconfirmpasscode',
  'agentnavredirect',
] as const;

const code = (name: string, regexp: RegExp, values: readonly string[]): ParameterType => ({
  name,
  regexp,
  transformer: (text) => lookUp(name, same(values), text),
});

/** Codes of the specification, as they stand in it. */
export const CODE_TYPES: readonly ParameterType[] = [
  code('code', /[A-Z][A-Z0-9_]*/, FORMER_TYPES),
  code('completenessCode', /[A-Z][A-Z0-9_]*/, COMPLETENESS_CODES),
  code('statusCode', /[A-Z][A-Z0-9_]*/, STATUS_CODES),
  code('paymentState', /[a-z]+/, SUBMISSION_STATES),
  code('nameClaim', /[a-z]+/, NAME_CLAIMS),
  code('agentQuestion', /[a-z]+/, AGENT_QUESTIONS),
];
