import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../controls/Button';
import { lazyPage } from '../../../controls/loading/lazy-page';
import { offerSaving } from '../../../session/idle/saving-offer';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../selectors';
import { useStepInput } from './step-input';

const SaveForLaterDialog = lazyPage(() => import('../return/SaveForLaterDialog'));

/** The unobtrusive way to finish a filing another time: in the summary, and where that is folded, at the end of the page. */
export function SaveForLater({ isNarrow = false }: { isNarrow?: boolean }) {
  const stepInput = useStepInput();
  const hasFiling = useAppSelector((state) => selectFiling(state).filingType !== '');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      offerSaving({
        isShown: () => place.current?.checkVisibility() === true,
        open: () => setOpen(true),
      }),
    [],
  );
  if (!hasFiling) return null;
  return (
    <div className={`save-for-later save-for-later--${isNarrow ? 'narrow' : 'wide'}`} ref={place}>
      <Button variant="link" onClick={() => setOpen(true)}>
        Save and finish later
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SaveForLaterDialog stepInput={stepInput} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
