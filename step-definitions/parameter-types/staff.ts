import { PENDING_STATES } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { PLACES } from '../vocabulary/places';
import { ACTIONS, DEEDS, PII_MODE_WORDS, PII_WAYS, REFUSALS, STAFF } from '../vocabulary/staff';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const WORDS = /[A-Za-z][A-Za-z' -]*?/;
const WORD_LISTS = /[A-Za-z][A-Za-z' ,-]*?/;

const noun = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, WORDS, (words) => lookUp(name, known, words));

/** Several of the known words, or `nothing`. */
const nouns = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, WORD_LISTS, (words) =>
    words === 'nothing' ? [] : words.split(', ').map((word) => lookUp(name, known, word)),
  );

const same = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

/** Nouns of the staff's work and of the ways through the portal. */
export const STAFF_TYPES: readonly ParameterType[] = [
  noun('pendingState', same(PENDING_STATES)),
  noun('pendingWish', same(['process', 'approve', 'reject', 'cancel'])),
  noun('staffRole', STAFF),
  nouns('deeds', DEEDS),
  noun('refusal', REFUSALS),
  nouns('pendingActions', ACTIONS),
  noun('piiMode', PII_MODE_WORDS),
  noun('piiWay', PII_WAYS),
  noun('review', { acceptance: 'acceptance', rejection: 'rejection' }),
  noun('addressOfFiler', {
    'a new address': 'new',
    'a kept address': 'kept',
    'an address abroad': 'foreign',
  }),
  noun('longList', { list: 'list', table: 'table' }),
  noun('announced', { title: 'title', heading: 'heading' }),
  noun('area', { 'of a filing': 'filing', 'beside the filings': 'other' }),
  noun('menuUser', { 'an administrator': 'admin', 'a filer': 'other' }),
  parameterType('place', WORDS, (words) => {
    lookUp('place', PLACES, words);
    return words;
  }),
];
