import { ALERT_STATUSES } from '#rules';
import { ARRIVALS } from '../vocabulary/arrivals';
import { CHANGES_SINCE } from '../vocabulary/changes-since';
import { EFFECTS } from '../vocabulary/effects';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';
import type { RegistryAnswer } from '../vocabulary/registry-answer';

const coded = (code: number): RegistryAnswer => ({ outcome: { kind: 'code', code } });
const SUCCESS: RegistryAnswer = { outcome: { kind: 'ok', code: 200 } };

/** What can happen to a question to the registry, in the words of the business. Where one code tells several things, each has its words. */
const HAPPENINGS: Readonly<Record<string, RegistryAnswer>> = {
  'all goes well': SUCCESS,
  'the answer lacks what was asked for': { ...SUCCESS, isEmpty: true },
  'the answer cannot be read': { outcome: { kind: 'http', status: 200 } },
  'the payment is still being confirmed': coded(202),
  'the filing was paid already': coded(208),
  'the request is not understood': coded(400),
  'the login has ended': coded(401),
  'a login is needed': coded(401),
  'a new password is needed': coded(401),
  'the email or password is wrong': coded(401),
  'there is no such account': coded(401),
  'the card is declined': coded(402),
  'it is not allowed': coded(403),
  'nothing is found': coded(404),
  'it is on record already': coded(409),
  'the filing was submitted already': coded(409),
  'the name has been taken': coded(409),
  'the payment is refunded': coded(409),
  'another administrator holds it': coded(409),
  'it has expired': coded(410),
  'the payment was not completed': coded(410),
  'it was changed elsewhere meanwhile': coded(412),
  'it is too large': coded(413),
  'its kind is not accepted': coded(415),
  'something that was entered is refused': coded(422),
  'there were too many attempts': coded(429),
  'the registry fails': coded(500),
  'the registry breaks down': { outcome: { kind: 'http', status: 500 } },
  'the registry is busy': coded(503),
  'the registry cannot be reached': { outcome: { kind: 'noResponse' } },
};
const UNEXPECTED = 'something unexpected happens';

const codeOf = ({ outcome }: RegistryAnswer): number | undefined =>
  outcome.kind === 'code' ? outcome.code : undefined;

/** A code may stand in brackets, for who reads it in a sentence of the portal; of what nobody expects it is all that is known. */
const happening = (text: string): RegistryAnswer => {
  const [, words = text, digits] = /^(.*) \((\d{3})\)$/.exec(text) ?? [];
  const code = digits === undefined ? undefined : Number(digits);
  if (words === UNEXPECTED && code !== undefined) return coded(code);
  const answer = lookUp(`happening (in addition to ${UNEXPECTED} (499))`, HAPPENINGS, words);
  if (code !== undefined && code !== codeOf(answer))
    throw new Error(`The code of "${words}" is ${codeOf(answer)}, and not ${code}.`);
  return answer;
};

const effectsOf = (words: string): string[] =>
  words === 'nothing else' ? [] : words.split(', ').map((word) => lookUp('effect', EFFECTS, word));

const ALERTS = Object.fromEntries(ALERT_STATUSES.map((status) => [status, status]));

/** What the registry answers, and what follows from it. */
export const OUTCOME_TYPES: readonly ParameterType[] = [
  parameterType('happening', /[a-z][a-z ]*?(?: \(\d+\))?/, happening),
  parameterType('effect', /[a-z][a-z -]*?/, (words) => lookUp('effect', EFFECTS, words)),
  parameterType('effects', /[a-z][a-z ,-]*?/, effectsOf),
  parameterType('arrival', /[a-z][a-z ]*?/, (words) => lookUp('state of a late payment', ARRIVALS, words)),
  parameterType('changeSince', /[a-z][a-z ]*?/, (words) =>
    lookUp('change since a filing began', CHANGES_SINCE, words),
  ),
  parameterType('alertStatus', /[a-z]+/, (words) => lookUp('status of an alert', ALERTS, words)),
];
