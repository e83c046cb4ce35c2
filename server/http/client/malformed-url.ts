import type { IncomingMessage } from 'node:http';
import { isReadablePath, NO_PAGE } from '#rules';
import { isServiceAddress } from '../errors/error-answers';

/** Whether somebody opens a page, as a browser asks for one. */
export const isPageRequest = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !isServiceAddress(url);

/**
 * The URL that a request is answered for: a page whose URL is malformed is answered as not found, since a person reads no JSON. Programs
 * are told that it is malformed.
 */
export function answeredUrl(request: IncomingMessage): string {
  const { url = '' } = request;
  const [path = ''] = url.split('?');
  return isPageRequest(request) && !isReadablePath(path) ? NO_PAGE : url;
}
