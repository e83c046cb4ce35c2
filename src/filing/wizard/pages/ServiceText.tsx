import { useEffect } from 'react';
import { ServiceHtml } from '../../../controls/ServiceHtml';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { type ContentName, contentRequested } from '../entry/content-slice';
import { selectContent } from '../selectors';

/** A text of the content service on a page of a filing (W1-content). */
export function ServiceText({ name }: { name: ContentName }) {
  const dispatch = useAppDispatch();
  const { status, html } = useAppSelector(selectContent)[name];
  useEffect(() => {
    dispatch(contentRequested({ name }));
  }, [dispatch, name]);
  return <ServiceHtml html={html} isMissing={status === 'unavailable'} isLong={name === 'intro'} />;
}
