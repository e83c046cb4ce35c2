import { STATUS_CODES } from 'node:http';
import type { openComponents } from '#api';
import type { HttpFailure } from '../failures/failure';

type Problem = openComponents['schemas']['Problem'];

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Addresses of the open record, whose errors are problems (RFC 9457). */
export const isOpenAddress = (url: string): boolean => /^\/open-api(\/|\?|$)/.test(url);

/** Pages of other origins may read what is open to everybody. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  // Whoever sends a key that does not count is refused, also where a cache holds the answer for others.
  vary: 'Authorization',
} as const;

/** A failure in the form of RFC 9457. Of itself it has no type but that of its status. */
export const problemOf = ({ status, message, details: { faults, extras } }: HttpFailure): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  ...(faults && { faults }),
  ...extras,
});
