import { useEffect, useState } from 'react';
import { translate } from '../language/translate';
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
  /** Null when the text could not be sanitized because the sanitizer could not be fetched. */
  const [safe, setSafe] = useState<string | null>(() => sanitizedNow(html));
  useEffect(() => {
    let isStale = false;
    const show = (text: string | null) => {
      if (!isStale) setSafe(text);
    };
    sanitizeHtml(html).then(show, () => show(null));
    return () => {
      isStale = true;
    };
  }, [html]);
  if (isMissing || safe === null) return null;
  if (safe === '') {
    return (
      <p className={`service-text${isLong ? ' service-text--long' : ''}`} role="status">
        {translate('Loading…')}
      </p>
    );
  }
  return <div className="service-text" dangerouslySetInnerHTML={{ __html: safe }} />;
}
