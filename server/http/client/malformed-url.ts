import type { IncomingMessage } from 'node:http';
import { isReadablePath, NO_PAGE } from '#rules';
import { isServiceAddress } from '../errors/error-answers';

/** Whether somebody opens a page, as a browser asks for one. */
export const isPageRequest = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !isServiceAddress(url);

/** The scheme and host of a request whose target is a whole URL, as a proxy is asked. */
const ORIGIN_OF_TARGET = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** The path and query that are asked for: the host that a target names is nobody's but the caller's, and no answer may lead there. */
const pathOf = (target: string): string => {
  const path = target.replace(ORIGIN_OF_TARGET, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
};

/**
 * The URL that a request is answered for: a page whose URL is malformed is answered as not found, since a person reads no JSON. Programs
 * are told that it is malformed.
 */
export function answeredUrl(request: IncomingMessage): string {
  const url = pathOf(request.url ?? '');
  const [path = ''] = url.split('?');
  return isPageRequest(request) && !isReadablePath(path) ? NO_PAGE : url;
}
