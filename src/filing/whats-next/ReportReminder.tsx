import { formatDay, isAfterDueMonth, type reportInTurn } from '#rules';
import { serverNow } from '../../session/selectors';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { Alert } from '../../controls/Alert';
import { Button } from '../../controls/Button';
import { calendarRequested } from './whats-next-slice';
import { translate, translateAround } from '../../language/translate';

interface ReportReminderProps {
  /** `YYYY-MM-DD`; empty where the registry names none. */
  dueDay: string;
  turn: ReturnType<typeof reportInTurn>;
}

/** When the periodic report is due, with a calendar file (W2-whatsnext, W9-calendar). */
export function ReportReminder({ dueDay, turn }: ReportReminderProps) {
  const dispatch = useAppDispatch();
  const isLate = useAppSelector((state) => isAfterDueMonth(dueDay, serverNow(state)));
  const failure = useAppSelector((state) => state.whatsNext.calendarFailure);
  return (
    <section className="next-section">
      <h2>{translate('File your periodic report every year')}</h2>
      <p>
        {dueDay === ''
          ? translate('Your entity must file a periodic report each year.')
          : translateAround(
              isLate
                ? 'Your {turn} periodic report was due by {day}.'
                : 'Your {turn} periodic report is due by {day}.',
              { turn: translate(turn), day: <strong>{formatDay(dueDay)}</strong> },
            )}{' '}
        {translate('An entity that does not file becomes noncompliant and then delinquent.')}
      </p>
      {failure && <Alert kind="error">{failure}</Alert>}
      {dueDay !== '' && !isLate && (
        <Button onClick={() => dispatch(calendarRequested())}>Add the due date to your calendar</Button>
      )}
    </section>
  );
}
