import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { addTo, clampDay, dayName, monthName, monthWeeks, dayAfterKey } from './calendar-days';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface CalendarProps {
  /** ISO dates throughout. */
  selected: string;
  today: string;
  minDate?: string;
  maxDate?: string;
  onChoose(day: string): void;
}

/**
 * One month as a grid that is walked with the arrow keys, Home, End, Page Up and Page Down (the date grid of the ARIA
 * Authoring Practices). The keys stop at the ends of the range; days beyond them are marked as unavailable.
 */
export default function Calendar({ selected, today, minDate, maxDate, onChoose }: CalendarProps) {
  const [active, setActive] = useState(() => clampDay(selected || today, minDate, maxDate));
  const grid = useRef<HTMLTableElement>(null);
  /** The active day takes focus after a key and when the calendar opens; a month button does not lose its focus. */
  const wantsFocus = useRef(true);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [active]);

  const isOff = (day: string) => clampDay(day, minDate, maxDate) !== day;
  const turn = (months: number) => setActive(clampDay(addTo(active, months, 'month'), minDate, maxDate));
  const hasMonth = (months: number) => {
    const month = addTo(active, months, 'month').slice(0, 7);
    return month >= (minDate ?? '').slice(0, 7) && month <= (maxDate ?? '9999-12').slice(0, 7);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    const reached = clampDay(next, minDate, maxDate);
    // At the end of the range nothing is rendered again: the flag would stay set until the next change, perhaps by a month button.
    wantsFocus.current = reached !== active;
    setActive(reached);
  };

  return (
    <div className="calendar">
      <div className="calendar__header">
        <TurnButton label="Previous month" sign="‹" isOff={!hasMonth(-1)} onClick={() => turn(-1)} />
        <p className="calendar__heading" aria-live="polite">
          {monthName(active)}
        </p>
        <TurnButton label="Next month" sign="›" isOff={!hasMonth(1)} onClick={() => turn(1)} />
      </div>
      <table
        className="calendar__grid"
        role="grid"
        aria-label={monthName(active)}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <abbr title={translate(name)}>{translate(name).slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(active).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} />
                ) : (
                  <td key={place} aria-selected={day === selected}>
                    <button
                      className="calendar__day"
                      type="button"
                      tabIndex={day === active ? 0 : -1}
                      data-first-focus={day === active ? '' : undefined}
                      aria-label={dayName(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOff(day) ? true : undefined}
                      onClick={() => !isOff(day) && onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onClick: () => void;
}

const TurnButton = ({ label, sign, isOff, onClick }: TurnButtonProps) => (
  <button
    className="calendar__turn"
    type="button"
    aria-label={translate(label)}
    aria-disabled={isOff ? true : undefined}
    onClick={() => !isOff && onClick()}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);
