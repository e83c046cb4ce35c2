import { useEffect } from 'react';
import { announce } from '../alerts/announcer';
import { translate } from '../../language/translate';

/** Milliseconds before it is said that something is on its way: a short wait is only seen. */
const ANNOUNCED_AFTER = 1000;

/** Says that something is being loaded, once that has taken a while. */
export function useAnnouncedLoading(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => announce(translate('Loading…')), ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
