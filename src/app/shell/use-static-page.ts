import { useEffect, useState } from 'react';
import { sanitizeHtml } from '../../controls/sanitize-html';

/**
 * One of the static HTML pages of the office (W7-shell), sanitized; the fallback until it has arrived, and for good when
 * it does not arrive.
 * @param path as `/static/banner.html`
 */
export function useStaticPage(path: string, fallback: string): string {
  const [html, setHtml] = useState(fallback);
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
