import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AgentQuery } from '#rules';

/** The values that an introduction is opened with; empty where the address has none (A section 2). */
export function useIntroQuery(): AgentQuery {
  const [query] = useSearchParams();
  return useMemo(() => {
    const valueOf = (key: keyof AgentQuery) => query.get(key)?.trim() ?? '';
    return {
      transTyp: valueOf('transTyp'),
      entityType: valueOf('entityType'),
      entityId: valueOf('entityId'),
      userName: valueOf('userName'),
    };
  }, [query]);
}
