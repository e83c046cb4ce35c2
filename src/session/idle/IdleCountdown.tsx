import { useEffect, useState } from 'react';
import { SESSION_TIMEOUT_MINUTES } from '#rules';
import { announce } from '../../controls/alerts/announcer';
import { useAppSelector } from '../store-hooks';
import { translate } from '../../language/translate';

const TIME_LEFT = 'Time left:';

/** Minutes and seconds of what is left, never below zero: `1:05`. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Announcements as the end comes near, from how many seconds before it: every second would be too often to listen to. */
const SAID_ALOUD = [
  { from: 60, sentence: 'One minute left.' },
  { from: 30, sentence: '30 seconds left.' },
  { from: 10, sentence: '10 seconds left.' },
] as const;

/** Seconds by which a sentence may be late, since browsers delay the timers of pages in the background; later it is left out. */
const SECONDS_OF_GRACE = 5;

/** The sentence for the seconds that are left; undefined where nothing is to be said. */
export const announcementAt = (seconds: number): string | undefined =>
  SAID_ALOUD.find(({ from }) => seconds <= from && seconds > from - SECONDS_OF_GRACE)?.sentence;

/** What is left of the session (W4-idle) by the server's clock, to be seen every second and heard three times. */
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
  const sentence = announcementAt(Math.ceil(millisecondsLeft / 1000));
  useEffect(() => {
    if (sentence !== undefined) announce(translate(sentence));
  }, [sentence]);
  return (
    <p role="timer">
      {translate(TIME_LEFT)} {minutesAndSeconds(millisecondsLeft)}
    </p>
  );
}
