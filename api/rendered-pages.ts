/** What the server embeds in the page of an address. */
export interface RenderedPage {
  /** Header, heading, text and footer; null where the page depends on who opens it. */
  html: string | null;
  /** The document's title; empty where there is no text. */
  title: string;
  /** False where the page says that there is nothing at this address. */
  isFound: boolean;
  /** Whether the page assumes a browser that has finished no filing; where one has, the application shows another page once it runs. */
  isWithoutFiling?: true;
}

/**
 * For whom a page looks the same: for everybody, whatever else the address says; for everybody who opens this very address; or for nobody
 * else, because it depends on who opens it.
 */
export type CacheScope = 'everyAddress' | 'thisAddress' | 'nobody';

/** What is known of an address before its page is rendered. */
export interface PageDescription {
  /** Addresses with the same key fetch the same modules; there are as many keys as there are pages. */
  key: string;
  cacheScope: CacheScope;
  /** The queries that the page makes because of its address, by path and query string; other addresses with the same key make others. */
  pageQueries: string[];
}

/** A session of nobody in particular, as the application has begun it. */
export type BegunSession = object;

type Ask = (request: Request) => Promise<Response>;

/**
 * What the application's build for the server can do. The server loads that build at run time, where the compiler cannot check it: both
 * sides declare this type, so that a change of one side alone does not compile.
 */
export interface PagesBundle {
  describePage(path: string, search: string, language: 'en' | 'es'): PageDescription;
  /**
   * Fetches the modules of the page of an address, so that they can be named, and asks what all pages with its key ask; draws it as well
   * where it is the same for every address with its key.
   * @param ask answers what the page asks of the registry
   * @throws where the session does not start, or the page cannot be drawn
   */
  openPage(path: string, search: string, language: 'en' | 'es', ask: Ask): Promise<RenderedPage>;
  /**
   * Begins the session that every first page has, so that pages drawn at the same time need not begin one each.
   * @throws where the session does not start
   */
  beginSession(ask: Ask): Promise<BegunSession>;
  /**
   * Draws the first page of an address as a browser will.
   * @param ask answers the page's queries to the registry at once
   * @throws where the page cannot be drawn
   */
  renderPage(
    path: string,
    search: string,
    language: 'en' | 'es',
    ask: Ask,
    session: BegunSession,
  ): Promise<RenderedPage>;
}
