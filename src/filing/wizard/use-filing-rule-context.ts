import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { RuleContext } from '#rules';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { selectFiling } from './selectors';

/** For `RuleContextSource`: the filing in progress, and the server's time at the moment of asking. */
export function useFilingRuleContext(): () => RuleContext {
  const filing = useAppSelector(selectFiling);
  const store = useStore<RootState>();
  return useMemo(() => () => ({ filing, now: serverNow(store.getState()) }), [filing, store]);
}
