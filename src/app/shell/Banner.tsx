import { useStaticPage } from './use-static-page';

/** The same sentence as in the page that is fetched, so that its arrival moves nothing. */
const FALLBACK = "<p>An official online service of the state's business registry.</p>";

/** The office's banner above the header (W7-shell). */
export function Banner() {
  const html = useStaticPage('/static/banner.html', FALLBACK);
  return <section className="banner" aria-label="Office notice" dangerouslySetInnerHTML={{ __html: html }} />;
}
