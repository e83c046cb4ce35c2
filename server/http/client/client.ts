import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH, languageAt, languageOfCookies, NO_PAGE } from '#rules';
import type { Registry } from '../../context';
import { CONTENT_ENCODINGS } from '../../pages/compressed-once';
import { firstPages } from '../../pages/first-page';
import { PROJECT_ROOT } from '../../project-root';
import { isServiceAddress, sendFailure } from '../errors/error-answers';
import { describeError } from '../../failures/describe-error';
import { HttpFailure } from '../../failures/failure';
import { keepChosenLanguage } from './chosen-language';
import { isSameLoopback } from '../../settings/loopback';
import { isPageRequest } from './malformed-url';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the application's build while requests are served already; the server is ready once that is done. */
    warm(): void;
  }
}

/** Where the built application lies. */
const CLIENT_DIRECTORY = join(PROJECT_ROOT, 'dist/client');

/** Files whose names hold a hash of their contents. */
const ASSETS = join(CLIENT_DIRECTORY, 'assets');
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A page has one address: `/business/` is `/business`, as people type it. */
const SLASH_AT_END = /^([^?]*[^/?])\/+(?=\?|$)/;

/** Serves the built application: hashed assets for good, and for every address of the portal its page with what the server knows of it. */
export async function serveClient(app: FastifyInstance, registry: Registry): Promise<void> {
  const { config } = registry;
  const pages = firstPages(registry);
  const isBuilt = existsSync(join(CLIENT_DIRECTORY, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: CLIENT_DIRECTORY,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.startsWith(ASSETS) ? FOR_GOOD : 'no-cache');
      },
    });
  }
  /** A page that cannot be drawn now, since the database is away, is drawn when it is asked for. */
  const warm = async () => {
    await pages.warm().catch((error: unknown) => {
      app.log.warn({ error: describeError(error) }, 'the first page could not be prepared');
    });
    app.preparation.isUnderWay = false;
  };
  app.decorate('warm', () => {
    app.preparation.isUnderWay = true;
    // Requests that came in meanwhile are answered first.
    setImmediate(() => void warm());
  });
  const sendPage = async ({ headers }: FastifyRequest, reply: FastifyReply, path: string, search = '') => {
    const language = languageAt(path, languageOfCookies(headers.cookie ?? ''));
    const page = await pages.pageOf(path, search, language);
    if (page === undefined)
      return reply.status(503).type('text/plain').send('The application is not built: run "npm run build".');
    const { html, compressed, isFound, isOfAddress } = page;
    // Nothing else is compressed as often: the server's own compressing leaves alone what has an encoding.
    const encoding = compressed && negotiate(headers['accept-encoding'] ?? '', CONTENT_ENCODINGS);
    if (encoding && encoding !== 'identity') void reply.header('content-encoding', encoding);
    return (
      reply
        .status(isFound && path !== NO_PAGE ? 200 : 404)
        // It holds nothing about anybody, but the server's time: it is asked for each time that the page is opened.
        .headers({
          'cache-control': isOfAddress || !isFound ? 'no-store' : 'no-cache',
          vary: compressed ? 'Cookie, Accept-Encoding' : 'Cookie',
          'content-language': language,
        })
        .type('text/html; charset=utf-8')
        .send(compressed && encoding ? await compressed(encoding) : html)
    );
  };
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', ...query] = request.url.split('?');
    return sendPage(request, reply, path, query.length === 0 ? '' : `?${query.join('?')}`);
  };

  /**
   * Leads a visitor who used another name of this machine to the one in PUBLIC_URL: the card page sends its form and its
   * way back under that name only.
   */
  const namedOtherwise = ({ protocol, host, url }: FastifyRequest): string | undefined => {
    const publicUrl = new URL(config.publicUrl);
    const requestedOrigin = `${protocol}://${host}`;
    const isOther =
      URL.canParse(requestedOrigin) &&
      new URL(requestedOrigin).host !== publicUrl.host &&
      isSameLoopback(new URL(requestedOrigin), publicUrl);
    return isOther ? `${publicUrl.origin}${url}` : undefined;
  };
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    const address = namedOtherwise(request);
    if (address !== undefined) return reply.redirect(address);
    if (SLASH_AT_END.test(request.url)) return reply.redirect(request.url.replace(SLASH_AT_END, '$1'), 301);
    return keepChosenLanguage(request, reply) ?? page(request, reply);
  };

  app.get('/', (_request, reply) => reply.redirect(BASE_PATH));
  app.get(BASE_PATH, open);
  app.get(NO_PAGE, page);
  app.get(`${BASE_PATH}/*`, open);
  app.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isPageRequest(request.raw) && isBuilt) return sendPage(request, reply, NO_PAGE);
    if (!isServiceAddress(request.url)) {
      return reply.status(404).type('text/plain').send('There is no page at this address.');
    }
    const methods = app.allowedMethods(request.url);
    const failure =
      methods === ''
        ? new HttpFailure(404, 'There is nothing at this address.')
        : new HttpFailure(405, 'This address is not asked for with this method.');
    if (methods !== '') void reply.header('allow', methods);
    return sendFailure(request, reply, failure);
  });
}
