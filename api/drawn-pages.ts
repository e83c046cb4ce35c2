/** What the server puts into the page of an address. */
export interface DrawnPage {
  /** Header, heading, text and footer; null where the page depends on who opens it. */
  html: string | null;
  /** The document's title; empty where there is no text. */
  title: string;
}

/**
 * What the application's build for the server can do. The server loads that build while it runs, out of reach of the compiler: both sides
 * declare this type, so that neither can change its half alone.
 */
export interface PagesBundle {
  /** Addresses with the same key have the same first page; there are as many keys as there are pages. */
  pageKeyOf(path: string, search: string): string;
  /** What a page asks of the registry because of its very address, by path and query; others with its key ask something else. */
  ownQuestions(path: string, search: string, language: 'en' | 'es'): string[];
  /**
   * Draws the first page of an address as a browser will, where it is the same for everybody; fetches its modules in any case, so that
   * they can be named.
   * @param ask answers what the page asks of the registry
   * @throws where the session does not start, or the page cannot be drawn
   */
  firstPage(
    path: string,
    search: string,
    language: 'en' | 'es',
    ask: (request: Request) => Promise<Response>,
  ): Promise<DrawnPage>;
}
