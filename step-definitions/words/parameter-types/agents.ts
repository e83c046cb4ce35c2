import { SEARCH_COLUMNS } from '#rules';
import { AGENT_QUESTIONS } from '../vocabulary/agent-questions';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const oneOf = (
  name: string,
  known: Readonly<Record<string, unknown>>,
  regexp = /[a-zA-Z][a-zA-Z' -]*?/,
): ParameterType => parameterType(name, regexp, (words) => lookUp(name, known, words));

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** The registered agent. */
export const AGENT_TYPES: readonly ParameterType[] = [
  oneOf('agentQuestion', AGENT_QUESTIONS),
  oneOf('passcodeStanding', same(['valid', 'expired']), /valid|expired/),
  oneOf('standing', { 'in good standing': true, 'not in good standing': false }),
  oneOf('whereabouts', {
    'with a place of business in Colorado': true,
    'without a place of business in Colorado': false,
  }),
  oneOf('markKind', { 'a trade name or trademark': true, 'no trade name or trademark': false }),
  oneOf(
    'serves',
    { 'may be the agent': true, 'may not be the agent': false },
    /may be the agent|may not be the agent/,
  ),
  oneOf('searchColumn', same(Object.keys(SEARCH_COLUMNS))),
  // A code in brackets is one that nobody has agreed on.
  oneOf(
    'searchEnd',
    {
      'some entities': 0,
      'no match': 1001,
      'too many matches': 1002,
      'something unexpected (1000)': 1000,
      'something unexpected (1003)': 1003,
    },
    /[a-z][a-z ]*(?: \(\d+\))?/,
  ),
  oneOf('sortDirection', same(['ascending', 'descending'])),
  oneOf('wayOfVerification', {
    'license or ID card': 'D',
    passcode: 'P',
    'entity number': 'E',
    'another method': 'X',
    'no method yet': '',
  }),
  oneOf(
    'agentPresence',
    { 'with an agent': true, 'without an agent': false },
    /with an agent|without an agent/,
  ),
  oneOf('addressStanding', {
    'entered and not yet accepted': { isAccepted: false, isPoBox: false },
    'accepted before': { isAccepted: true, isPoBox: false },
    'a PO box': { isAccepted: false, isPoBox: true },
  }),
  oneOf('foundAgent', {
    nobody: 'nobody',
    'the agent on record': 'onRecord',
    'an entity': 'entity',
    'a person by license': 'byLicense',
    'a person by passcode': 'byPasscode',
    'a person by another method': 'otherwise',
    'a person by license whose proof was lost': 'byLicenseForgotten',
    'a person by passcode whose proof was lost': 'byPasscodeForgotten',
    'a request for a passcode': 'requested',
    'a request that was sent': 'requestSent',
    'a request that a reload has lost': 'requestForgotten',
  }),
  oneOf('isAsked', { 'is asked': true, 'is not asked': false }, /is asked|is not asked/),
  oneOf('maintenancePlace', same(['the registered-agent wizard', 'the legacy transaction'])),
];
