import { DEFAULT_LANGUAGE, filingPath, LANGUAGES, type Language } from '#rules';
import type { Registry } from '../context';
import { readContract } from '../http/contract';
import { describeError } from '../http/describe-error';
import { loadBuiltPages, readShell, type BuiltPages, type OwnPart } from './built-pages';
import { answerPath, type AnswerPath } from './page-answers';
import { pageHtml } from './page-html';
import { shellIn } from './shell-in-language';

/** What stays the same of a page, and the questions whose answers go along with it. */
interface KnownPage {
  own: OwnPart;
  questions: string[];
}

/** Opens a page, noting what it asks. */
async function openPage(
  pages: BuiltPages,
  answer: AnswerPath,
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

export interface FirstPages {
  /**
   * @returns undefined where the application is not built; its bare page where the registry cannot answer now, which the page then finds
   *   out itself
   */
  pageOf(path: string, search: string, language: Language): Promise<string | undefined>;
  /** Reads the application's build, so that no visitor waits for it. */
  warm(): Promise<void>;
}

/** The page that most visits begin with; with it, what all pages share is ready. */
const MOST_OPENED = filingPath('llc', 'intro');

/**
 * The page of an address with everything that the server knows of it: heading and text of a public page, the scripts that it needs, and
 * the answers that its session begins with. Each page is drawn once, its answers are fresh each time.
 */
export function firstPages(registry: Registry): FirstPages {
  const knownPages = new Map<string, Promise<KnownPage>>();
  let loading: Promise<{ pages: BuiltPages | undefined; answer: AnswerPath }> | undefined;
  const load = async () => ({
    pages: loadBuiltPages(),
    answer: answerPath(registry, await readContract()),
  });
  const bareShell = readShell();
  const shells = Object.fromEntries(
    LANGUAGES.map((language) => [language, bareShell && shellIn(language, bareShell)]),
  ) as Record<Language, string | undefined>;

  const knownPage = (key: string, open: () => Promise<KnownPage>): Promise<KnownPage> => {
    const page = knownPages.get(key) ?? open();
    knownPages.set(key, page);
    // What failed is tried again by the next visitor.
    page.catch(() => knownPages.delete(key));
    return page;
  };

  const pageOf: FirstPages['pageOf'] = async (path, search, language) => {
    const shell = shells[language];
    if (shell === undefined) return undefined;
    try {
      const { pages, answer } = await (loading ??= load());
      if (!pages) return shell;
      const { own, questions } = await knownPage(`${language} ${pages.pageKeyOf(path, search)}`, () =>
        openPage(pages, answer, path, search, language),
      );
      const answered = async (question: string) => [question, await answer(question)] as const;
      const [known, asked] = await Promise.all([
        Promise.all(questions.map(answered)),
        // Of the address of a visitor: what is refused there is asked again by the page, which says why.
        Promise.allSettled(pages.ownQuestions(path, search, language).map(answered)),
      ]);
      const given = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      return pageHtml(shell, own, Object.fromEntries([...known, ...given]));
    } catch (error) {
      registry.log.warn(
        { error: describeError(error), path },
        'a page was served without what is known of it',
      );
      return shell;
    }
  };
  return {
    pageOf,
    async warm() {
      await pageOf(MOST_OPENED, '', DEFAULT_LANGUAGE);
    },
  };
}
