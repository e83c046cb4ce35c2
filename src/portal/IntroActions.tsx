import { useState } from 'react';
import { Button, ButtonRow } from '../controls/Button';
import { CancelDialog } from '../forms/CancelDialog';

/** Next of the form around, and Cancel, which asks first. */
export function IntroActions() {
  const [isAsking, setAsking] = useState(false);
  return (
    <ButtonRow>
      <Button type="submit" variant="primary">
        Next
      </Button>
      <Button onClick={() => setAsking(true)}>Cancel</Button>
      <CancelDialog open={isAsking} onClose={() => setAsking(false)} />
    </ButtonRow>
  );
}
