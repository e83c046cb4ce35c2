import { FILING_WORDS, STATUS_WORDS, TRANSACTION_WORDS } from '#rules';
import { FIELD_NOUNS } from '../vocabulary/fields';
import { FILING_PARTS } from '../vocabulary/filing-parts';
import { FORMS } from '../vocabulary/forms';
import { lookUp } from '../vocabulary/look-up';
import { OPERATION_NOUNS } from '../vocabulary/operations';
import {
  ANY_STATUS_WORDS,
  ANY_TRANSACTION_WORDS,
  ANY_TYPE_WORDS,
  lookUpAll,
} from '../vocabulary/record-words';
import { STEPS } from '../vocabulary/steps';
import { SHAPES } from '../../samples/shapes';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const WORDS = /[A-Za-z][A-Za-z0-9' -]*?/;

/** A noun that stands for a value. Accepts any words and then fails with the known ones, instead of leaving a wording undefined. */
const noun = (name: string, known: Readonly<Record<string, unknown>>, regexp = WORDS): ParameterType =>
  parameterType(name, regexp, (words) => lookUp(name, known, words));

/** A noun that the drivers look up themselves; checked here all the same. */
const checkedNoun = (name: string, known: Readonly<Record<string, unknown>>, regexp = WORDS): ParameterType =>
  parameterType(name, regexp, (words) => {
    lookUp(name, known, words);
    return words;
  });

/** A noun in quotation marks, or an empty text. */
const named = (name: string, kind: string, known: Readonly<Record<string, string>>): ParameterType =>
  parameterType(name, /"([^"]*)"/, (text) => (text === '' ? '' : lookUp(kind, known, text)));

/** Several nouns in quotation marks, with commas between them. */
const nouns = (name: string, kind: string, known: Readonly<Record<string, string>>): ParameterType =>
  parameterType(name, /"(.*)"/, (text) => lookUpAll(kind, known, text));

/** Nouns of the business. */
export const NOUN_TYPES: readonly ParameterType[] = [
  noun('filing', FILING_WORDS),
  noun('transaction', TRANSACTION_WORDS),
  noun('anyTransaction', ANY_TRANSACTION_WORDS),
  named('transactionNamed', 'transaction', ANY_TRANSACTION_WORDS),
  named('typeNamed', 'type of entity', ANY_TYPE_WORDS),
  noun('status', STATUS_WORDS),
  nouns('transactions', 'transaction', ANY_TRANSACTION_WORDS),
  nouns('entityTypes', 'type of entity', ANY_TYPE_WORDS),
  nouns('statuses', 'status of an entity', ANY_STATUS_WORDS),
  noun('step', STEPS),
  checkedNoun('form', FORMS),
  checkedNoun('field', FIELD_NOUNS),
  noun('filingPart', FILING_PARTS),
  checkedNoun('part', SHAPES),
  noun('operation', OPERATION_NOUNS),
  noun('peopleList', { 'persons forming the company': 'persons', filers: 'filers' }),
  checkedNoun('personKind', { individual: 1, entity: 1, trust: 1, state: 1, estate: 1 }),
  noun('notificationKind', { email: 'email', text: 'text', 'email address': 'email', number: 'text' }),
  checkedNoun('notificationView', { initial: 1, 'add email': 1, 'add text': 1, list: 1 }),
  noun('change', {
    nothing: 'nothing',
    'the name': 'name',
    'the name to the same': 'sameName',
    'the additional information': 'additionalInfo',
    'the attachments': 'attachments',
  }),
  checkedNoun(
    'document',
    { 'filed document': 1, 'certificate of good standing': 1 },
    /filed document|certificate of good standing/,
  ),
  checkedNoun('persona', {
    'entity in good standing': 1,
    'entity that is delinquent': 1,
    'entity that is dissolved': 1,
    'person who is of age': 1,
    'person who is under age': 1,
    'person with an expired passcode': 1,
    'person with a used passcode': 1,
  }),
  noun(
    'beginningOfEffect',
    { 'took effect': true, 'takes effect later': false },
    /took effect|takes effect later/,
  ),
  noun(
    'fraudCheck',
    { 'under no fraud check': false, 'under the fraud check': true },
    /under (?:no|the) fraud check/,
  ),
  noun(
    'reportState',
    {
      'not open yet': 'tooEarly',
      'open for filing': 'open',
      late: 'late',
      'late, and the entity delinquent': 'delinquent',
    },
    /not open yet|open for filing|late, and the entity delinquent|late/,
  ),
  checkedNoun('listName', { states: 1, suffixes: 1, countries: 1, 'countries by group': 1 }),
  checkedNoun('serviceName', { business: 1, common: 1, mail: 1, accounts: 1, users: 1 }),
  checkedNoun('fault', { 'no submission key': 1, 'an unknown filing type': 1, 'a field that is unknown': 1 }),
  noun('refusedAs', { unreadable: 400, unknown: 404, 'too large': 413, 'in another format': 415 }),
  checkedNoun('request', {
    'a text that cannot be read': 1,
    'a text in another format': 1,
    'a text that is too large': 1,
    'an unknown request': 1,
  }),
];
