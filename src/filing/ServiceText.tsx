import { useEffect, useState } from 'react';
import { sanitiseHtml } from '../app/shell/sanitise-html';
import { useAppDispatch, useAppSelector } from '../app/store-hooks';
import { type ContentName, contentRequested } from './content-slice';
import { selectContent } from './selectors';

/**
 * A text of the content service, made safe before it is shown (W1-content). While it is on its way its place says so;
 * where it cannot be had the page goes on without it (W8-logged).
 */
export function ServiceText({ name }: { name: ContentName }) {
  const dispatch = useAppDispatch();
  const { status, html } = useAppSelector(selectContent)[name];
  const [safe, setSafe] = useState('');
  useEffect(() => {
    dispatch(contentRequested({ name }));
  }, [dispatch, name]);
  useEffect(() => {
    let isStale = false;
    void sanitiseHtml(html).then((text) => {
      if (!isStale) setSafe(text);
    });
    return () => {
      isStale = true;
    };
  }, [html]);
  if (status === 'unavailable') return null;
  if (safe === '') {
    return (
      <p className={`service-text service-text--${name}`} role="status">
        Loading…
      </p>
    );
  }
  return <div className="service-text" dangerouslySetInnerHTML={{ __html: safe }} />;
}
