import { PENDING_STATES } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { PLACES } from '../vocabulary/places';
import {
  ACTIONS,
  NOTICES,
  PENDING_EFFECTS,
  PII_MODE_WORDS,
  REFUSALS,
  REQUEST_DESTINATIONS,
  STAFF,
  STAFF_ANSWERS,
  STAFF_ASKERS,
} from '../vocabulary/staff';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const WORDS = /[A-Za-z][A-Za-z' -]*?/;
const WORD_LISTS = /[A-Za-z][A-Za-z' ,-]*?/;

const noun = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, WORDS, (words) => lookUp(name, known, words));

/** Several of the known words, or the words for none. */
const nouns = (name: string, known: Readonly<Record<string, unknown>>, none: string): ParameterType =>
  parameterType(name, WORD_LISTS, (words) =>
    words === none ? [] : words.split(', ').map((word) => lookUp(name, known, word)),
  );

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** Nouns of the staff's work and of the navigation. */
export const STAFF_TYPES: readonly ParameterType[] = [
  noun('pendingState', same(PENDING_STATES)),
  noun('reviewCommand', same(['process', 'approve', 'reject', 'cancel'])),
  noun('staffRole', STAFF),
  noun('queueOrder', { oldest: 'oldest', newest: 'newest' }),
  nouns('pendingEffects', PENDING_EFFECTS, 'nothing happens'),
  noun('refusal', REFUSALS),
  nouns('pendingActions', ACTIONS, 'nothing'),
  parameterType('piiMode', /adding a filer|editing a filer|listing the filers/, (words) =>
    lookUp('piiMode', PII_MODE_WORDS, words),
  ),
  noun('requestDestination', REQUEST_DESTINATIONS),
  noun('pendingNotice', NOTICES),
  noun('staffAsker', STAFF_ASKERS),
  parameterType('staffAnswer', WORD_LISTS, (words) => lookUp('staffAnswer', STAFF_ANSWERS, words)),
  noun('reviewDecision', { acceptance: 'acceptance', rejection: 'rejection' }),
  noun('addressOfFiler', {
    'a new address': 'new',
    'a kept address': 'kept',
    'an address abroad': 'foreign',
  }),
  noun('longList', { list: 'list', table: 'table' }),
  noun('announced', { title: 'title', heading: 'heading' }),
  noun('area', { 'of a filing': 'filing', 'outside the filings': 'other' }),
  noun('menuUser', { 'an administrator': 'admin', 'a filer': 'other', 'a secure filer': 'secureFiler' }),
  parameterType('place', WORDS, (words) => {
    lookUp('place', PLACES, words);
    return words;
  }),
];
