import { lazy, Suspense, useState } from 'react';
import { translate } from '../../language/translate';
import { Alert } from '../alerts/Alert';
import { formatTyped, parseTyped } from './calendar-days';
import { Dialog } from '../Dialog';
import { Field } from './Field';
import { textInput, type ControlProps, useControl } from './use-control';

/** Replaces the calendar where it could not be fetched: a date can be entered without it. */
const NoCalendar = () => (
  <Alert kind="error">{translate("The calendar can't be shown. Close this window and type the date.")}</Alert>
);

const Calendar = lazy(() => import('./Calendar').catch(() => ({ default: NoCalendar })));

export interface DateFieldProps extends ControlProps {
  /** ISO dates: what the calendar offers; the rules decide what is accepted. */
  minDate?: string;
  maxDate?: string;
  /** ISO date of today by the office's clock; by the browser's unless given. */
  today?: string;
}

/** A date as typed, mm/dd/yyyy, with a calendar to choose it from. */
export function DateField({ minDate, maxDate, today, hint = 'mm/dd/yyyy', ...props }: DateFieldProps) {
  const control = useControl<string>({ ...props, hint });
  const [isOpen, setOpen] = useState(false);
  const { field, helpers } = control;
  const chosen = parseTyped(field.value ?? '');
  const label = control.label.toLowerCase();
  const choose = (day: string) => {
    void helpers.setValue(formatTyped(day));
    setOpen(false);
  };
  return (
    <Field control={control}>
      <div className="date-field">
        <input
          className={`usa-input usa-input--short${control.error ? ' usa-input--error' : ''}`}
          id={control.id}
          type="text"
          autoComplete="off"
          required={control.isRequired}
          aria-invalid={control.error ? true : undefined}
          aria-describedby={control.describedBy()}
          {...textInput(control)}
        />
        <button
          className="date-field__button"
          type="button"
          aria-haspopup="dialog"
          aria-label={
            chosen === ''
              ? translate('Choose {label} from a calendar', { label })
              : translate('Choose {label} from a calendar, {date} is chosen', {
                  label,
                  date: formatTyped(chosen),
                })
          }
          onClick={() => setOpen(true)}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
            <path
              d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      <Dialog open={isOpen} title="Choose a date" onClose={() => setOpen(false)} isNarrow>
        <Suspense fallback={<p className="loading">{translate('Loading…')}</p>}>
          <Calendar
            selected={chosen}
            today={today ?? formatToday()}
            minDate={minDate}
            maxDate={maxDate}
            onChoose={choose}
          />
        </Suspense>
      </Dialog>
    </Field>
  );
}

/** The browser's day as an ISO date. */
const formatToday = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());
