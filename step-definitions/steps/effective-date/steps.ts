import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { EffectiveDateDriver } from './driver';

/** When a filing takes effect, by the clock of the office. */
export const effectiveDatePhrases: Phrases<{ effectiveDate: EffectiveDateDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the time at the office is {text}', ({ effectiveDate }, time: string) =>
    effectiveDate.setOfficeTime(time),
  );

  Given('another filing on record takes effect at {text}', ({ effectiveDate }, time: string) =>
    effectiveDate.setPreviousEffectiveTime(time),
  );

  When(
    'the filer asks for the filing to take effect on {text} at {text}',
    ({ effectiveDate }, date: string, time: string) => effectiveDate.requestDate(date, time),
  );
  When('the time at the office becomes {text}', ({ effectiveDate }, time: string) =>
    effectiveDate.setOfficeTime(time),
  );
  When('the filer asks for the filing to take effect in {int} days', ({ effectiveDate }, days: number) =>
    effectiveDate.requestDaysAhead(days),
  );
  When('the filer accepts the latest date', ({ effectiveDate }) => effectiveDate.answerLastDate(true));
  When('the filer does not accept the latest date', ({ effectiveDate }) =>
    effectiveDate.answerLastDate(false),
  );

  Then('the filer is told of the other filing {text}', says('effectiveDate', 'laterEffectNotice'));
  Then('the last day offered is {text}', says('effectiveDate', 'lastDayOffered'));
  Then('the review says about the date {text}', says('effectiveDate', 'reviewNotice'));
  Then('the filing takes effect at {text}', says('effectiveDate', 'effectiveTime'));
  Then('the moment of effect is shown', holds('effectiveDate', 'isMomentShown'));
  Then('the moment of effect is not shown', holdsNot('effectiveDate', 'isMomentShown'));
  Then('the filer is asked to accept the latest date', holds('effectiveDate', 'isAskedToAcceptLastDate'));
  Then(
    'the filer is not asked to accept the latest date',
    holdsNot('effectiveDate', 'isAskedToAcceptLastDate'),
  );
  Then('the message about the latest date is {text}', says('effectiveDate', 'lastDateMessage'));
};
