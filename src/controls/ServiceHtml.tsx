import { useEffect, useState } from 'react';
import { translate } from '../language/translate';
import { useAnnouncedLoading } from './loading/announced-loading';
import { sanitizedNow, sanitizeHtml } from './sanitize-html';

interface ServiceHtmlProps {
  /** Empty while it is being loaded. */
  html: string;
  /** The text is not available: nothing is shown, and the page works without it (W8-logged). */
  isMissing: boolean;
  /** Reserves the place of a long text while it is being loaded. */
  isLong?: boolean;
}

/** A text of the content service, sanitized before it is shown (W1-content), with a note while it is being loaded. */
export function ServiceHtml({ html, isMissing, isLong = false }: ServiceHtmlProps) {
  /** `safe` is null when the text could not be sanitized because the sanitizer could not be fetched. */
  const [sanitized, setSanitized] = useState<{ html: string; safe: string | null } | null>(null);
  useEffect(() => {
    let isStale = false;
    const show = (safe: string | null) => {
      if (!isStale) setSanitized({ html, safe });
    };
    sanitizeHtml(html).then(show, () => show(null));
    return () => {
      isStale = true;
    };
  }, [html]);
  // The last sanitized text may differ from the one to be shown now.
  const safe = sanitized?.html === html ? sanitized.safe : sanitizedNow(html);
  useAnnouncedLoading(!isMissing && safe === '');
  if (isMissing || safe === null) return null;
  if (safe === '') {
    return <p className={`service-text${isLong ? ' service-text--long' : ''}`}>{translate('Loading…')}</p>;
  }
  return <div className="service-text" dangerouslySetInnerHTML={{ __html: safe }} />;
}
