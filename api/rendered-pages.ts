/** What the server puts into the page of an address. */
export interface RenderedPage {
  /** Header, heading, text and footer; null where the page depends on who opens it. */
  html: string | null;
  /** The document's title; empty where there is no text. */
  title: string;
  /** False where the page says that there is nothing at this address. */
  isFound: boolean;
  /** The page is that of a browser which knows no finished filing; any other shows another one, once the application is there. */
  isWithoutFiling?: true;
}

/**
 * For whom a page looks the same: for everybody, whatever else the address says; for everybody who opens this very address; or for nobody
 * else, because it depends on who opens it.
 */
export type CacheScope = 'everyAddress' | 'thisAddress' | 'nobody';

/** What there is to know of an address before its page is opened. */
export interface PageDescription {
  /** Addresses with the same key fetch the same modules; there are as many keys as there are pages. */
  key: string;
  cacheScope: CacheScope;
  /** What the page asks of the registry because of its very address, by path and query; others with its key ask something else. */
  pageQueries: string[];
}

type Ask = (request: Request) => Promise<Response>;

/**
 * What the application's build for the server can do. The server loads that build while it runs, out of reach of the compiler: both sides
 * declare this type, so that neither can change its half alone.
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
   * Draws the first page of an address as a browser will.
   * @param ask answers at once what the page asks of the registry
   * @throws where the session does not start, or the page cannot be drawn
   */
  renderPage(path: string, search: string, language: 'en' | 'es', ask: Ask): Promise<RenderedPage>;
}
