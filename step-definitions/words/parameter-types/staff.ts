import { lookUp } from '../vocabulary/look-up';
import { PLACES } from '../vocabulary/places';
import { PII_MODE_WORDS, STAFF_ANSWERS, STAFF_LISTS, STAFF_NOUNS } from '../vocabulary/staff';
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

/** Nouns of the staff's work and of the navigation. */
export const STAFF_TYPES: readonly ParameterType[] = [
  ...Object.entries(STAFF_NOUNS).map(([name, words]) => noun(name, words)),
  ...Object.entries(STAFF_LISTS).map(([name, { words, none }]) => nouns(name, words, none)),
  parameterType('piiMode', /adding a filer|editing a filer|listing the filers/, (words) =>
    lookUp('piiMode', PII_MODE_WORDS, words),
  ),
  parameterType('staffAnswer', WORD_LISTS, (words) => lookUp('staffAnswer', STAFF_ANSWERS, words)),
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
