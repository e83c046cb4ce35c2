import { DEFAULT_LANGUAGE } from '#rules';
import { useContext, useEffect, useState } from 'react';
import { sanitizeHtml } from '../../controls/sanitize-html';
import { LanguageContext } from '../../language/LanguageContext';

/**
 * One of the static HTML pages of the office (W7-shell), sanitized; the fallback until it has arrived, or if it never arrives.
 * @param name as `banner.html`; in another language than English it is in a folder of the language's code
 */
export function useStaticPage(name: string, fallback: string): string {
  const { language } = useContext(LanguageContext);
  const [html, setHtml] = useState(fallback);
  const path = language === DEFAULT_LANGUAGE ? `/static/${name}` : `/static/${language}/${name}`;
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const answer = await fetch(path, { signal: abort.signal });
      const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
      const page = isPage ? await answer.text() : '';
      // An application server answers unknown paths with the application itself.
      if (page === '' || /<!doctype|<script/i.test(page)) return;
      const safe = await sanitizeHtml(page);
      if (!abort.signal.aborted) setHtml(safe);
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [path]);
  return html;
}
