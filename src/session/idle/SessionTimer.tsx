import { useIdleTimer } from 'react-idle-timer';
import { IDLE_DEBOUNCE_MS, SESSION_TIMEOUT_MINUTES, SESSION_WARNING_MINUTES } from '#rules';
import { useAppDispatch, useAppSelector } from '../store-hooks';
import { Button, ButtonRow } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { activityObserved, activityResumed, idleCheckRequested, timeOutAcknowledged } from '../slice';
import { savingOffer } from './saving-offer';
import { IdleCountdown } from './IdleCountdown';
import { TIMED_OUT_TEXT } from './timed-out-text';
import { translate } from '../../language/translate';

const MINUTE = 60_000;

/** Where the warning leads, for a user who is signed in and for one who is not. */
const WAY_ON = { signedIn: 'Stay signed in', guest: 'Continue' } as const;

/** What the tabs of one filer tell each other. */
type TabMessage = 'activity' | 'stay';

/**
 * The session's end (W4-idle): activity in any tab keeps it, a warning is shown two minutes before, and after 120 minutes
 * by the server's clock only the way out is left.
 */
export default function SessionTimer() {
  const dispatch = useAppDispatch();
  const idle = useAppSelector((state) => state.session.idle);
  const isSignedIn = useAppSelector((state) => state.session.user !== null);
  const timer = useIdleTimer({
    timeout: SESSION_TIMEOUT_MINUTES * MINUTE,
    promptBeforeIdle: SESSION_WARNING_MINUTES * MINUTE,
    debounce: IDLE_DEBOUNCE_MS,
    crossTab: true,
    name: 'registry-session',
    disabled: idle === 'timedOut',
    onAction: () => {
      if (idle !== 'active') return;
      dispatch(activityObserved());
      timer.message('activity' satisfies TabMessage);
    },
    onMessage: (told: TabMessage) => {
      dispatch(told === 'stay' ? activityResumed() : activityObserved());
    },
    onPrompt: () => dispatch(idleCheckRequested()),
    onIdle: () => dispatch(idleCheckRequested()),
  });
  const stay = () => {
    dispatch(activityResumed());
    timer.activate();
    timer.message('stay' satisfies TabMessage);
  };
  // The dialog of the page, with its return code: a filer who leaves for longer can come back, here or on another device.
  const saving = idle === 'warned' ? savingOffer() : undefined;
  return (
    <>
      <Dialog open={idle === 'warned'} title="Are you still there?" kind="alertdialog" onClose={stay}>
        <p>
          {translate(
            'You have not done anything here for a while. To protect your information, you will be timed out in {minutes} minutes. Any information that you entered will not be saved.',
            { minutes: SESSION_WARNING_MINUTES },
          )}
        </p>
        <IdleCountdown />
        <ButtonRow>
          <Button variant="primary" onClick={stay}>
            {isSignedIn ? WAY_ON.signedIn : WAY_ON.guest}
          </Button>
          {saving && (
            <Button
              onClick={() => {
                stay();
                saving.open();
              }}
            >
              Save and finish later
            </Button>
          )}
        </ButtonRow>
      </Dialog>
      <Dialog open={idle === 'timedOut'} title="Timed out" kind="alertdialog">
        <p>{translate(TIMED_OUT_TEXT)}</p>
        <ButtonRow>
          <Button variant="primary" onClick={() => dispatch(timeOutAcknowledged())}>
            Ok
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
