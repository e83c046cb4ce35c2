import { clockRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Button } from '../controls/Button';
import { TextField } from '../controls/fields/TextField';
import { EntryForm } from '../forms/EntryForm';
import { clockMoveRequested } from './developer-slice';

/** Moves the server's clock, so that what happens with time can be tried. */
export function ClockForm() {
  const dispatch = useAppDispatch();
  const { clock, isClockMoving, message } = useAppSelector((state) => state.developer);
  const withoutClock = message === '' ? 'Asking the server…' : 'The server did not say its time.';
  return (
    <section>
      <h3>Clock</h3>
      <p role="status">
        {clock ? `The server's clock says ${clock.now}${clock.isMoved ? ' (moved)' : ''}.` : withoutClock}
      </p>
      <EntryForm
        rules={clockRules}
        initialValues={{ instant: '' }}
        label="Clock"
        idPrefix="clock"
        saveLabel="Move"
        saveVariant="secondary"
        isSending={isClockMoving}
        onSave={({ instant }) => void dispatch(clockMoveRequested({ now: new Date(instant).toISOString() }))}
        moreActions={
          <Button isBusy={isClockMoving} onClick={() => dispatch(clockMoveRequested({ now: null }))}>
            Back to the real time
          </Button>
        }
      >
        <TextField name="instant" hint="As 2026-12-01T09:00:00Z" width="medium" />
      </EntryForm>
    </section>
  );
}
