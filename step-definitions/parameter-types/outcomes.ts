import { ALERT_STATUSES } from '#rules';
import type { RegistryAnswer } from '../failures/driver';
import { ARRIVALS } from '../vocabulary/arrivals';
import { CHANGES_SINCE } from '../vocabulary/changes-since';
import { EFFECTS } from '../vocabulary/effects';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const SUCCESS: RegistryAnswer = { outcome: { kind: 'ok', code: 200 } };

const ANSWERS: Readonly<Record<string, RegistryAnswer>> = {
  success: SUCCESS,
  'an empty answer': { ...SUCCESS, isEmpty: true },
  nothing: { outcome: { kind: 'noResponse' } },
};

/** `404` a code of the answer, `the error 404` an HTTP error; both mean the same. */
const answerOf = (words: string): RegistryAnswer => {
  const [, error, number] = /^(the error )?(\d+)$/.exec(words) ?? [];
  if (number === undefined) return lookUp('answer (in addition to 404 and the error 404)', ANSWERS, words);
  const status = Number(number);
  return { outcome: error ? { kind: 'http', status } : { kind: 'code', code: status } };
};

const effectsOf = (words: string): string[] =>
  words === 'nothing' ? [] : words.split(', ').map((word) => lookUp('effect', EFFECTS, word));

const ALERTS = Object.fromEntries(ALERT_STATUSES.map((status) => [status, status]));

/** What the registry answers, and what follows from it. */
export const OUTCOME_TYPES: readonly ParameterType[] = [
  parameterType('answer', /[a-z0-9][a-z0-9 ]*?/, answerOf),
  parameterType('effect', /[a-z][a-z -]*?/, (words) => lookUp('effect', EFFECTS, words)),
  parameterType('effects', /[a-z][a-z ,-]*?/, effectsOf),
  parameterType('arrival', /[a-z][a-z ]*?/, (words) => lookUp('state of a late payment', ARRIVALS, words)),
  parameterType('changeSince', /[a-z][a-z ]*?/, (words) =>
    lookUp('change since a filing began', CHANGES_SINCE, words),
  ),
  parameterType('alertStatus', /[a-z]+/, (words) => lookUp('status of an alert', ALERTS, words)),
];
