import { useEffect, useMemo } from 'react';
import { type AgentQuery, entityIdInAddress } from '#rules';
import { ServiceHtml } from '../controls/ServiceHtml';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { introductionRequested, selectIntroduction } from './slice';
import { useSearchParams } from 'react-router-dom';

/** The values that an introduction is opened with; empty where the address has none (A section 2). */
export function useIntroQuery(): AgentQuery {
  const [query] = useSearchParams();
  return useMemo(() => {
    const valueOf = (key: keyof AgentQuery) => query.get(key)?.trim() ?? '';
    return {
      transTyp: valueOf('transTyp'),
      entityType: valueOf('entityType'),
      entityId: entityIdInAddress(valueOf('entityId')),
      userName: valueOf('userName'),
    };
  }, [query]);
}

/** The content service's text on a transaction. */
export function IntroText({ query }: { query: AgentQuery }) {
  const dispatch = useAppDispatch();
  const { status, html } = useAppSelector((state) => selectIntroduction(state, query));
  useEffect(() => {
    dispatch(introductionRequested(query));
  }, [dispatch, query]);
  return <ServiceHtml html={html} isMissing={status === 'unavailable'} isLong />;
}
