import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button';
import { lazyPage } from '../../controls/lazy-page';

const SaveForLaterDialog = lazyPage(() => import('./SaveForLaterDialog'));

/** The quiet way out of a filing that is to be finished another time. */
export function SaveForLater() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="save-for-later">
      <Button variant="link" onClick={() => setOpen(true)}>
        Save and finish later
      </Button>
      <Suspense fallback={null}>{isOpen && <SaveForLaterDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
