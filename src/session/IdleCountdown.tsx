import { useEffect, useState } from 'react';
import { SESSION_TIMEOUT_MINUTES } from '#rules';
import { useAppSelector } from './store-hooks';
import { translate } from '../language/translate';

const TIME_LEFT = 'Time left:';

/** Minutes and seconds of what is left, never below zero: `1:05`. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left of the session (W4-idle) by the server's clock; a timer is not read aloud every second. */
export function IdleCountdown() {
  const { clockOffset, lastActivityAt } = useAppSelector((state) => state.session);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(ticking);
    };
  }, []);
  const millisecondsLeft = lastActivityAt + SESSION_TIMEOUT_MINUTES * 60_000 - (now + clockOffset);
  return (
    <p role="timer">
      {translate(TIME_LEFT)} {minutesAndSeconds(millisecondsLeft)}
    </p>
  );
}
