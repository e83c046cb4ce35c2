import type { RenderedPage } from '#api';
import { DEFAULT_LANGUAGE, filingPath, LANGUAGES, type Language } from '#rules';
import type { Registry } from '../context';
import { readContract } from '../contract/contract';
import { describeError } from '../failures/describe-error';
import { once } from '../once';
import { withTimeLimit } from '../with-time-limit';
import { loadBuiltPages, readShell, type BuiltPages, type PageMarkup } from './built-pages';
import { pageQueryAnswerer, type AnswerPageQuery } from './page-answers';
import { compressedOnce, type ContentEncoding } from './compressed-once';
import { keptBriefly } from './kept-briefly';
import { pageHtml, type PageAnswers } from './page-html';
import { shellIn, withOffice } from './shell-in-language';

/** The constant part of a page, and the queries whose answers are embedded with it. */
interface KnownPage {
  own: PageMarkup;
  questions: string[];
}

/** Opens a page, noting what it asks. */
async function openPage(
  pages: BuiltPages,
  answer: AnswerPageQuery,
  path: string,
  search: string,
  language: Language,
): Promise<KnownPage> {
  const questions: string[] = [];
  const ownPage = await pages.open(path, search, language, async (request) => {
    const url = new URL(request.url);
    const question = url.pathname + url.search;
    const answerGiven = await answer(question);
    questions.push(question);
    return Response.json(answerGiven);
  });
  return { own: ownPage, questions };
}

/** How long a page waits for the answers to embed: after that it is sent without, and requests them itself. */
const ANSWERS_MILLISECONDS = 1_500;

/** A page as it is sent. */
export interface SentPage {
  html: string;
  /** The page in an encoding; only where it is the same for everybody, and kept for a moment. */
  compressed?: (encoding: ContentEncoding) => Promise<Buffer>;
  /** False where the address has no page. */
  isFound: boolean;
  /** Whether it shows, or brings along, what belongs to this very address. */
  isOfAddress: boolean;
}

export interface FirstPages {
  /**
   * @returns undefined where the application is not built; its bare page where the registry cannot answer now, which the page then finds
   *   out itself
   */
  pageOf(path: string, search: string, language: Language): Promise<SentPage | undefined>;
  /** Reads the application's build, so that no visitor waits for it. */
  warm(): Promise<void>;
}

/** The page that most visits begin with; with it, what all pages share is ready. */
const MAX_VISITED = filingPath('llc', 'intro');

/** Drawing does not wait: queries without an answer yet stay unanswered. */
const answersFrom =
  (answers: PageAnswers) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const answer = answers[pathname + search];
    return answer === undefined
      ? Promise.reject(new Error(`Nobody has answered ${pathname}`))
      : Promise.resolve(Response.json(answer));
  };

/**
 * The page of an address with everything that the server knows: heading and text where they are the same for all visitors of this address,
 * the scripts that it needs, and the answers with which its session begins. Pages that are the same for many addresses are drawn once. What
 * everybody is told, such as the registry's time, is as old as a second at most, and so is a page of nothing else, which is compressed once
 * in that time; what an address asks for is answered each time.
 */
export function firstPages(registry: Registry): FirstPages {
  const knownPages = new Map<string, Promise<KnownPage>>();
  let loading: Promise<{ pages: BuiltPages | undefined; answer: AnswerPageQuery }> | undefined;
  const load = async () => ({
    pages: loadBuiltPages(),
    answer: pageQueryAnswerer(registry, await readContract()),
  });
  const bareShell = readShell();
  const shells = Object.fromEntries(
    LANGUAGES.map((language) => [language, bareShell && withOffice(shellIn(language, bareShell))]),
  ) as Record<Language, string | undefined>;

  const knownPage = (key: string, open: () => Promise<KnownPage>): Promise<KnownPage> => {
    const page = knownPages.get(key) ?? open();
    knownPages.set(key, page);
    // A failed page is tried again for the next visitor.
    page.catch(() => knownPages.delete(key));
    return page;
  };

  const briefly = keptBriefly(registry.clock);

  const withAnswers = async (
    pages: BuiltPages,
    answer: AnswerPageQuery,
    shell: string,
    ...[path, search, language]: Parameters<FirstPages['pageOf']>
  ): Promise<SentPage> => {
    const { key, cacheScope, pageQueries } = pages.describePage(path, search, language);
    const pageKey = `${language} ${key}`;
    const toldTime = once(() => registry.clock.refresh());
    const answerNow: AnswerPageQuery = async (question) => {
      await toldTime();
      return answer(question);
    };
    const inTime = (question: string) => withTimeLimit(ANSWERS_MILLISECONDS, answerNow(question));
    /** What all pages with this key bring along. */
    const common = async () => {
      const { own, questions } = await knownPage(pageKey, () =>
        openPage(pages, answerNow, path, search, language),
      );
      const answered = async (question: string) =>
        [question, await briefly(question, () => inTime(question))] as const;
      return { own, answers: Object.fromEntries(await Promise.all(questions.map(answered))) };
    };
    if (cacheScope === 'everyAddress' && pageQueries.length === 0)
      return briefly(`page ${pageKey}`, async () => {
        const { own, answers } = await common();
        const html = pageHtml(shell, own, answers);
        return { html, compressed: compressedOnce(html), isFound: own.isFound, isOfAddress: false };
      });
    const [{ own, answers: known }, asked] = await Promise.all([
      briefly(`common ${pageKey}`, common),
      // For the address of a visitor: if it is refused here, the page asks again and says why.
      Promise.allSettled(pageQueries.map(async (question) => [question, await inTime(question)] as const)),
    ]);
    const given = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const answers: PageAnswers = { ...known, ...Object.fromEntries(given) };
    const isOfAddress = cacheScope === 'thisAddress';
    const isKnown = given.length === pageQueries.length;
    const draw = async () => {
      const session = await briefly('session', () => pages.beginSession(answersFrom(known)));
      return pages.renderPage(path, search, language, answersFrom(answers), session);
    };
    const drawn: RenderedPage = isOfAddress && isKnown ? await draw() : own;
    return {
      html: pageHtml(shell, { ...own, ...drawn }, answers),
      isFound: drawn.isFound,
      isOfAddress: isOfAddress || pageQueries.length > 0,
    };
  };

  const pageOf: FirstPages['pageOf'] = async (path, search, language) => {
    const shell = shells[language];
    if (shell === undefined) return undefined;
    try {
      const { pages, answer } = await (loading ??= load());
      if (pages) return await withAnswers(pages, answer, shell, path, search, language);
    } catch (error) {
      registry.log.warn(
        { error: describeError(error), path },
        'a page was served without what is known of it',
      );
    }
    return { html: shell, isFound: true, isOfAddress: false };
  };

  return {
    pageOf,
    async warm() {
      await pageOf(MAX_VISITED, '', DEFAULT_LANGUAGE);
    },
  };
}
