import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { holdNavigation } from './navigation-guard';
import type { RootState } from '../root-reducer';
import { useAppSelector } from '../store-hooks';
import { Button, ButtonRow } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { translate } from '../../language/translate';

interface LeaveGuardProps {
  /** Whether leaving the site now would lose something; asked at the moment of leaving. */
  isGuarded: (state: RootState) => boolean;
  /** Whether the input is kept after leaving for the page of this path: then leaving needs no question. */
  keepsInput?: (path: string) => boolean;
}

/**
 * Warns before what was entered is lost (W4-leave-guard): the browser's own warning when the site is left, a dialog when
 * Back or a link of the application would leave unsaved input behind. Silent once payment has started.
 */
export function LeaveGuard({ isGuarded, keepsInput }: LeaveGuardProps) {
  const store = useStore<RootState>();
  const hasUnsavedInput = useAppSelector((state) => state.control.hasUnsavedInput);
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    // Checked at this very moment: payment may have started since this page was drawn.
    const warn = (event: BeforeUnloadEvent) => {
      if (isGuarded(store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, isGuarded]);
  useEffect(() => {
    if (!hasUnsavedInput) return undefined;
    return holdNavigation((proceed) => setLeave(() => proceed), keepsInput);
  }, [hasUnsavedInput, keepsInput]);

  return (
    <Dialog open={leave !== null} title="Leave this page" kind="alertdialog" onClose={() => setLeave(null)}>
      <p>{translate('Are you sure you want to leave? Changes you made may not be saved')}</p>
      <ButtonRow>
        <Button
          variant="danger"
          onClick={() => {
            setLeave(null);
            leave?.();
          }}
        >
          Leave
        </Button>
        <Button onClick={() => setLeave(null)}>Stay</Button>
      </ButtonRow>
    </Dialog>
  );
}
