import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

/** One of the known answers. */
const oneOf = (
  name: string,
  answers: Readonly<Record<string, unknown>>,
  regexp = /[a-z][a-z -]*?/,
): ParameterType => parameterType(name, regexp, (words) => lookUp(name, answers, words));

/** The two sides of a question. */
export const ANSWER_TYPES: readonly ParameterType[] = [
  oneOf('yesNo', { Yes: 'Y', No: 'N' }, /"(Yes|No)"/),
  oneOf('validity', { valid: true, invalid: false }),
  oneOf('verified', { verified: true, unverified: false }),
  oneOf('hold', { available: true, taken: false }),
  oneOf('reservation', { reserved: true, 'not reserved': false }),
  oneOf('completeness', { complete: true, incomplete: false }, /complete|incomplete/),
  oneOf('origin', { international: true, domestic: false }, /international|domestic/),
  oneOf('box', { 'a PO box': true, 'not a PO box': false }, /a PO box|not a PO box/),
  oneOf(
    'lossOfStanding',
    { delinquent: 'delinquentSince', dissolved: 'dissolvedOn' },
    /delinquent|dissolved/,
  ),
  oneOf('service', { available: false, down: true }),
  oneOf('lookupKind', { 'a number': true, 'a name': false }),
  oneOf(
    'nameOutcome',
    { available: 'available', reserved: 'reserved', 'not available': 'notAvailable', invalid: 'invalid' },
    /available|reserved|not available|invalid/,
  ),
  oneOf(
    'verification',
    {
      'a choice': 'choose',
      'no match': 'noMatch',
      'the wrong state': 'wrongState',
      'a PO box': 'poBox',
      acceptance: 'accepted',
    },
    /a choice|no match|the wrong state|a PO box|acceptance/,
  ),
  oneOf(
    'selection',
    { VERIFIED: 'VERIFIED', USER: 'USER', NOT_SELECTED: 'NOT_SELECTED', '': undefined },
    /"(VERIFIED|USER|NOT_SELECTED|)"/,
  ),
  oneOf(
    'admission',
    { 'may stay': ['stay', 'proceed'], 'is sent to the forms': ['fileAForm'], 'has to log in': ['login'] },
    /may stay|is sent to the forms|has to log in/,
  ),
  oneOf('sessionState', { active: 'active', warned: 'warned', 'timed out': 'timedOut' }),
  oneOf('card', { accepted: 'success', declined: 'decline', prepaid: 'prepaid' }),
  oneOf('paymentEvent', {
    succeeded: 'succeeded',
    failed: 'failed',
    expired: 'expired',
    'was canceled': 'canceled',
    'was refunded': 'refunded',
  }),
  oneOf(
    'paymentAction',
    {
      'records the filing': 'file',
      'refunds the charge': 'refund',
      'releases the name': 'release',
      'does nothing': 'none',
    },
    /records the filing|refunds the charge|releases the name|does nothing/,
  ),
];
