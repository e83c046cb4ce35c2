import { useEffect } from 'react';
import type { AgentQuery } from '#rules';
import { ServiceHtml } from '../controls/ServiceHtml';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { introductionRequested } from './slice';

/** What the content service says of a transaction. */
export function IntroText({ query }: { query: AgentQuery }) {
  const dispatch = useAppDispatch();
  const { status, html } = useAppSelector((state) => state.portal.introduction);
  useEffect(() => {
    dispatch(introductionRequested(query));
  }, [dispatch, query]);
  return <ServiceHtml html={html} isMissing={status === 'unavailable'} isLong />;
}
