import type { ReactNode } from 'react';
import { formatDay, type ReportReminder as Reminder, type upcomingReport } from '#rules';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/alerts/Alert';
import { Button } from '../../controls/Button';
import { calendarRequested } from './whats-next-slice';
import { translate, translateAround } from '../../language/translate';

interface ReportReminderProps {
  says: Reminder;
  /** `YYYY-MM-DD`; empty where the registry names none. */
  dueDay: string;
  turn: ReturnType<typeof upcomingReport>;
}

const SENTENCES: Readonly<Record<Reminder, string>> = {
  yearly: 'Your entity must file a periodic report each year.',
  due: 'Your {turn} periodic report is due by {day}.',
  late: 'Your periodic report was due by {day}. File it soon: an entity that does not file becomes delinquent.',
  cureFirst: 'A delinquent entity files no periodic report until its delinquency is cured.',
  reinstateFirst: 'A dissolved entity files no periodic report until it is reinstated.',
  onceInEffect: 'Your entity must file a periodic report each year once this filing has taken effect.',
  noneOnceInEffect: 'No periodic report is due once this filing has taken effect.',
};

/** The consequences of not filing a report that is not due yet. */
const WARNING = 'An entity that does not file becomes noncompliant and then delinquent.';
const IS_WARNED: readonly Reminder[] = ['yearly', 'due'];

const sentenceOf = ({ says, dueDay, turn }: ReportReminderProps): ReactNode =>
  translateAround(SENTENCES[says], {
    turn: translate(turn),
    day: <strong>{formatDay(dueDay)}</strong>,
  });

/** When the periodic report is due, with a calendar file (W2-whatsnext, W9-calendar). */
export function ReportReminder(props: ReportReminderProps) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.whatsNext.calendarFailure);
  const { says } = props;
  return (
    <>
      <p>
        {sentenceOf(props)}
        {IS_WARNED.includes(says) && <> {translate(WARNING)}</>}
      </p>
      {failure && <Alert kind="error">{failure}</Alert>}
      {says === 'due' && (
        <Button onClick={() => dispatch(calendarRequested())}>Add the due date to your calendar</Button>
      )}
    </>
  );
}
