import { useEffect, useState } from 'react';
import { sanitizeHtml } from './sanitize-html';

interface ServiceHtmlProps {
  /** Empty while it is on its way. */
  html: string;
  /** The text cannot be had: nothing is shown, and the page goes on without it (W8-logged). */
  isMissing: boolean;
  /** Keeps the place of a long text while it is on its way. */
  isLong?: boolean;
}

/** A text of the content service, made safe before it is shown (W1-content). While it is on its way its place says so. */
export function ServiceHtml({ html, isMissing, isLong = false }: ServiceHtmlProps) {
  /** Null when it could not be made safe, because what does it could not be fetched. */
  const [safe, setSafe] = useState<string | null>('');
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
        Loading…
      </p>
    );
  }
  return <div className="service-text" dangerouslySetInnerHTML={{ __html: safe }} />;
}
