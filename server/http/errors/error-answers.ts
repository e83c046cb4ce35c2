import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTransientError } from '../../database/transient-error';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { describeError } from '../../failures/describe-error';
import { HttpFailure } from '../../failures/failure';
import { isOpenAddress, OPEN_HEADERS, PROBLEM_TYPE, problemOf } from '../../open/problem';

/** What is said of errors that the HTTP layer itself raises, by their code. */
const KNOWN: Readonly<Record<string, { status: number; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'The request must be JSON (application/json).' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The request was cut short.' },
  FST_ERR_BAD_URL: { status: 400, message: 'The address is not well formed.' },
};

/** The answer took too long. */
const TIMED_OUT = 'FST_ERR_HANDLER_TIMEOUT';

/** Turns whatever was thrown into an answer of the contract; it never shows what the server looks like inside. */
export function toFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof ProviderUnavailable) return unavailable();
  const {
    code = '',
    statusCode,
    message = '',
  } = error as { code?: string; statusCode?: number; message?: string };
  const knownFailure = Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined;
  if (knownFailure !== undefined) return new HttpFailure(knownFailure.status, knownFailure.message);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpFailure(statusCode, statusCode === 400 ? 'The request is not well formed.' : message);
  }
  if (code === TIMED_OUT || isTransientError(error)) return unavailable();
  return new HttpFailure(500, 'Something went wrong. Try again later.');
}

const unavailable = () =>
  new HttpFailure(503, 'The service is not available now. Try again later.', { retryAfter: 5 });

/** Addresses of services: unknown ones are answered in JSON, all others in a page. */
const SERVICE_PREFIX = /^\/[a-z-]+-api(\/|$)/;

/** Whether an address belongs to a service rather than to the portal. */
export const isServiceAddress = (url: string): boolean => SERVICE_PREFIX.test(url);

/** Installs the handlers of errors and of unknown addresses. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toFailure(error);
    // A caller who has disconnected gets no answer: such requests are counted (`http_requests_aborted_total`) and are not errors of the
    // server. Once a request has been read, Node calls its stream destroyed in any case, so the connection is asked whether the caller is
    // gone.
    const isGone = reply.raw.destroyed || request.raw.socket.destroyed;
    if (failure.status >= 500 && !isGone)
      request.log.error({ error: describeError(error) }, 'request failed');
    const { retryAfter, challenge } = failure.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (challenge !== undefined) reply.header('www-authenticate', challenge);
    return sendFailure(request, reply, failure);
  });
}

/** Answers with a failure in the form of the contract that the address belongs to. */
export function sendFailure(
  { url }: FastifyRequest,
  reply: FastifyReply,
  failure: HttpFailure,
): FastifyReply {
  void reply.status(failure.status).header('cache-control', 'no-store');
  if (!isOpenAddress(url)) return reply.send(failure.toBody());
  return reply
    .headers(OPEN_HEADERS)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemOf(failure)));
}
