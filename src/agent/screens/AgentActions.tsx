import { useState } from 'react';
import { useAppSelector } from '../../app/store-hooks';
import { Button } from '../../controls/Button';
import { ButtonRow } from '../../controls/ButtonRow';
import { CancelDialog } from '../../filing/CancelDialog';
import { selectIsAgentBusy } from '../selectors';

/** Next and Cancel of the wizard; Cancel asks first (A2-agent-unknown). */
export function AgentActions({ canProceed = true }: { canProceed?: boolean }) {
  const isBusy = useAppSelector(selectIsAgentBusy);
  const [isAsking, setAsking] = useState(false);
  return (
    <ButtonRow>
      {canProceed && (
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Next
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>Cancel</Button>
      <CancelDialog open={isAsking} onClose={() => setAsking(false)} />
      <span role="status" className="usa-sr-only">
        {isBusy ? 'Checking. Please wait.' : ''}
      </span>
    </ButtonRow>
  );
}
