import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGE_KEY, languageCookie } from '#rules';

/**
 * An address that chooses a language, as the link to it reads while no script runs yet: keeps the choice and leads to the page itself.
 * Undefined for every other address.
 */
export function keepChosenLanguage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const language = parameters.get(LANGUAGE_KEY);
  if (!isLanguage(language)) return undefined;
  parameters.delete(LANGUAGE_KEY);
  const rest = parameters.toString();
  return reply
    .headers({ 'set-cookie': languageCookie(language), 'cache-control': 'no-store' })
    .redirect(rest === '' ? path : `${path}?${rest}`, 303);
}
