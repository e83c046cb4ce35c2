import { englishOf } from '../language/text';
import { verify } from '../decision-table/verify';
import type { EffectiveDateValues } from '../filing-parts/sections';
import { annualReportEvent } from './annual-report-event';
import { statutoryDateNotice } from '../effective-date/delayed-notice';
import {
  capEffectiveDate,
  dateErrorText,
  maxEffectiveDate,
  pickerMaxDate,
  withEffectiveDateTime,
} from '../effective-date/effective-date-limits';
import {
  effectiveDateOutcome,
  effectiveDateProblem,
  effectiveDateTable,
} from '../effective-date/effective-date-outcome';
import { DAY_REPAIR, parseDay, parseTime, TIME_REPAIR } from '../effective-date/effective-moment';
import { formatDay } from './format-day';
import { formatOfficeDateTime } from './office-time';
import { receiptDateTime } from './receipt-date-time';
import { reportDueDate } from './report-due';

const now = '2026-11-20T19:00:00Z'; // noon in Denver
const delayed = (effectiveDateAsEntered: string, effectiveTime = ''): EffectiveDateValues => ({
  effectiveAtTimeOfFilingRadio: 'N',
  effectiveDateAsEntered,
  effectiveTime,
  effectiveDateTime: '',
  effectiveDateTimeDisplay: '',
  effectiveMaxDateTimeDisplay: '',
});

describe('effective date', () => {
  it('has a table without gaps, overlaps or rows that never win', () => {
    expect(verify(effectiveDateTable)).toEqual([]);
  });

  it.each([
    ['', '', 'dateMissing'],
    ['13/01/2026', '', 'dateUnreadable'],
    ['02/30/2027', '', 'dateUnreadable'],
    ['11/19/2026', '', 'datePast'],
    ['11/20/2026', '', 'delayed'],
    ['11/20/2026', '11:59 am', 'timeInvalid'],
    ['11/20/2026', '12:00 PM', 'timeInvalid'],
    ['11/20/2026', '12:01 pm', 'delayed'],
    ['11/21/2026', '1:00 pm', 'timeInvalid'],
    ['11/21/2026', '00:30 am', 'timeInvalid'],
    ['11/21/2026', '13:00 pm', 'timeInvalid'],
    ['02/18/2027', '', 'delayed'],
    ['02/19/2027', '', 'tooLate'],
    ['03/15/2027', '', 'tooLate'],
  ])('%p %p is %s', (date, time, kind) => {
    expect(effectiveDateOutcome(delayed(date, time), now)).toBe(kind);
  });

  it('says nothing of the date before the choice is made', () => {
    const undecided = { ...delayed('11/19/2026'), effectiveAtTimeOfFilingRadio: '' as const };
    expect(effectiveDateOutcome(undecided, now)).toBe('immediate');
    const immediate = { ...undecided, effectiveAtTimeOfFilingRadio: 'Y' as const };
    expect(effectiveDateOutcome(immediate, now)).toBe('immediate');
  });

  it.each([
    ['dateMissing', 'effectiveDateAsEntered', 'required'],
    ['datePast', 'effectiveDateAsEntered', 'tooEarly'],
    ['tooLate', 'effectiveDateAsEntered', 'tooLate'],
    ['notAfterPrevious', 'effectiveDateAsEntered', 'tooEarly'],
    ['timeInvalid', 'effectiveTime', 'pattern'],
  ] as const)('%s is a problem of %s: %s', (kind, path, code) => {
    expect(effectiveDateProblem(kind, { now })).toMatchObject({ path, code });
  });

  it.each(['immediate', 'delayed'] as const)('%s is not a problem of the date', (kind) => {
    expect(effectiveDateProblem(kind, { now })).toBeNull();
  });

  it('counts 90 days from the day in Denver, not from the day in UTC', () => {
    const evening = '2026-11-21T05:30:00Z'; // 10:30 PM on the 20th
    expect(maxEffectiveDate(evening)).toBe('2027-02-18');
    expect(pickerMaxDate(evening)).toBe('2027-02-28');
    expect(effectiveDateOutcome(delayed('11/20/2026'), evening)).toBe('delayed');
    expect(effectiveDateOutcome(delayed('11/20/2026'), '2026-11-21T06:59:00Z')).toBe('timeInvalid');
  });

  it('names the capped date in the dialog, and caps', () => {
    expect(englishOf(dateErrorText(now))).toBe(
      'You chose a date that is more than 90 days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027.',
    );
    const capped = capEffectiveDate(delayed('03/01/2027', '01:30 pm'), now);
    expect(capped).toMatchObject({
      effectiveDateAsEntered: '02/18/2027',
      effectiveDateTime: '2027-02-18T13:30:00-07:00',
      effectiveDateTimeDisplay: '02/18/2027 01:30 PM MST',
      effectiveMaxDateTimeDisplay: '02/18/2027 11:59 PM MST',
    });
  });

  it('names the statute where it set the date', () => {
    const notice = 'Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027.';
    const capped = capEffectiveDate(delayed('03/01/2027', '01:30 pm'), now);
    expect(englishOf(statutoryDateNotice(capped))).toBe(notice);
    expect(englishOf(statutoryDateNotice({ ...capped, effectiveDateAsEntered: '03/01/2027' }))).toBe(notice);
    expect(statutoryDateNotice(withEffectiveDateTime(delayed('02/17/2027'), now))).toBe('');
    expect(statutoryDateNotice(withEffectiveDateTime(delayed(''), now))).toBe('');
  });

  it('names the statute where the filing takes effect before the day that was entered', () => {
    const computed = withEffectiveDateTime(delayed('12/01/2026'), now);
    expect(englishOf(statutoryDateNotice({ ...computed, effectiveDateAsEntered: '12/02/2026' }))).toBe(
      'Per 7-90-304(2), C.R.S., your filing will be effective on 12/01/2026.',
    );
    expect(statutoryDateNotice(computed)).toBe('');
    expect(statutoryDateNotice({ ...computed, effectiveDateAsEntered: '11/30/2026' })).toBe('');
  });

  it('does not name the statute while a date cannot be read', () => {
    const capped = capEffectiveDate(delayed('03/01/2027'), now);
    expect(statutoryDateNotice({ ...capped, effectiveDateAsEntered: 'soon' })).toBe('');
    expect(statutoryDateNotice({ ...capped, effectiveDateTime: '' })).toBe('');
    expect(statutoryDateNotice({ ...capped, effectiveDateTime: 'soon' })).toBe('');
  });

  it('has no last moment at an instant that cannot be read', () => {
    expect(withEffectiveDateTime(delayed(''), 'soon').effectiveMaxDateTimeDisplay).toBe('');
  });

  it('is at 11:59 PM where only spaces are typed for the time', () => {
    expect(withEffectiveDateTime(delayed('12/01/2026', '  '), now).effectiveDateTime).toBe(
      '2026-12-01T23:59:00-07:00',
    );
  });

  it('drops the date of a filing that takes effect when accepted', () => {
    const immediate = { ...delayed('12/01/2026', '01:00 pm'), effectiveAtTimeOfFilingRadio: 'Y' as const };
    expect(withEffectiveDateTime(immediate)).toMatchObject({
      effectiveDateAsEntered: '',
      effectiveDateTime: '',
    });
  });

  it('is later than a previous delayed filing', () => {
    const previous = '2026-12-02T06:59:00Z'; // 12/01 11:59 PM
    expect(effectiveDateOutcome(delayed('12/01/2026'), now, previous)).toBe('notAfterPrevious');
    expect(effectiveDateOutcome(delayed('12/02/2026'), now, previous)).toBe('delayed');
  });
});

describe('the days on which the clock changes', () => {
  const spring = '2027-03-14T08:00:00Z'; // 1 AM MST
  it('refuses a time that the clock skips', () => {
    expect(effectiveDateOutcome(delayed('03/14/2027', '02:30 am'), spring)).toBe('timeInvalid');
    expect(effectiveDateOutcome(delayed('03/14/2027', '03:00 am'), spring)).toBe('delayed');
  });

  it('defaults to 11:59 PM in the zone of that day', () => {
    expect(withEffectiveDateTime(delayed('03/13/2027')).effectiveDateTime).toBe('2027-03-13T23:59:00-07:00');
    expect(withEffectiveDateTime(delayed('03/14/2027')).effectiveDateTime).toBe('2027-03-14T23:59:00-06:00');
  });

  it('takes the hour shown twice the first time, and the second time once the first is over', () => {
    const first = withEffectiveDateTime(delayed('11/07/2027', '01:30 am'), '2027-11-01T00:00:00Z');
    expect(first.effectiveDateTime).toBe('2027-11-07T01:30:00-06:00');
    const between = '2027-11-07T08:10:00Z'; // 1:10 AM, second time
    const second = withEffectiveDateTime(delayed('11/07/2027', '01:30 am'), between);
    expect(second.effectiveDateTime).toBe('2027-11-07T01:30:00-07:00');
    expect(effectiveDateOutcome(delayed('11/07/2027', '01:30 am'), between)).toBe('delayed');
    expect(effectiveDateOutcome(delayed('11/07/2027', '01:05 am'), between)).toBe('timeInvalid');
    const atTheFirst = '2027-11-07T07:30:00Z'; // 1:30 AM, first time
    expect(effectiveDateOutcome(delayed('11/07/2027', '01:30 am'), atTheFirst)).toBe('delayed');
  });

  it('counts 90 calendar days across the change', () => {
    expect(maxEffectiveDate('2027-02-01T06:30:00Z')).toBe('2027-05-01');
  });
});

describe('reading and showing', () => {
  it('reads times and days', () => {
    expect([parseTime('12:00 am'), parseTime('12:00 pm'), parseTime('01:05PM'), parseTime('')]).toEqual([
      { hour: 0, minute: 0 },
      { hour: 12, minute: 0 },
      { hour: 13, minute: 5 },
      null,
    ]);
    expect([parseDay('2/9/2027'), parseDay('2027-02-09'), parseDay('9.2.27')]).toEqual([
      '2027-02-09',
      '2027-02-09',
      null,
    ]);
    expect([parseTime(' 01:05 pm '), parseDay(' 2/9/2027 ')]).toEqual([
      { hour: 13, minute: 5 },
      '2027-02-09',
    ]);
  });

  it.each(['at 01:05 pm', '101:05 pm', '01:05 pm MST', '01:05 pms'])('reads no time in %p', (text) => {
    expect(parseTime(text)).toBeNull();
  });

  it.each([
    ['9:30 pm', '09:30 pm'],
    ['9 pm', '09:00 pm'],
    ['9pm', '09:00 pm'],
    ['9:30pm', '09:30 pm'],
    ['09:30 p.m.', '09:30 pm'],
    ['9.30 P. M.', '09:30 pm'],
    ['930 a', '09:30 am'],
    ['12 am', '12:00 am'],
    ['21:30', '09:30 pm'],
    ['13.05', '01:05 pm'],
    ['0:15', '12:15 am'],
  ])('keeps %p as %p', (typed, kept) => {
    expect(TIME_REPAIR(typed)).toBe(kept);
  });

  it.each(
    ['09:30', '9:30', '12:30', '24:00', '13:00 pm', '0:30 am', '10:5 am', '10:60 am', '2130', 'noon'].concat([
      '09:30 pm',
      '09:30PM',
      '9:30 pm MST',
      'at 9 pm',
      '19 pm',
      '9 p x',
      '',
    ]),
  )('keeps the time %p as it was typed', (typed) => {
    expect(TIME_REPAIR(typed)).toBe(typed);
  });

  it.each([
    ['2027-01-15', '01/15/2027'],
    ['2027/1/5', '01/05/2027'],
    ['1/5/2027', '01/05/2027'],
    ['2027-01/15', '2027-01/15'],
    ['20270115', '20270115'],
    ['2027-15-01', '2027-15-01'],
  ])('keeps the day %p as %p', (typed, kept) => {
    expect(DAY_REPAIR(typed)).toBe(kept);
  });

  it.each(['112/01/2026', '12/01/20266', 'on 12/01/2026', '12/01/2026 noon'])(
    'reads no day in %p',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  it('shows the day of a day or an instant, and none of other text', () => {
    expect(['2026-12-01', '2026-12-01T23:59:00-07:00'].map(formatDay)).toEqual(['12/01/2026', '12/01/2026']);
    expect(['soon', '', '12026-12-01'].map(formatDay)).toEqual(['', '', '']);
  });

  it('shows times of the office', () => {
    expect(receiptDateTime('2026-11-21T06:05:00Z')).toBe('11/20/2026 11:05 PM');
    expect(formatOfficeDateTime('2026-07-01T18:00:00Z')).toBe('07/01/2026 12:00 PM MDT');
    expect(formatOfficeDateTime('nonsense')).toBe('');
  });

  it.each([
    ['2026-11-20', now, '2028-01-31'],
    ['2026-12-31', now, '2028-02-29'],
    ['2020-09-15', now, '2026-11-30'],
    ['2020-08-15', now, '2027-10-31'],
    ['2020-11-15', now, '2027-01-31'],
    ['2026-11-21T05:30:00Z', now, '2028-01-31'],
    ['2026-11-01', now, '2028-01-31'],
    ['2026-12-01T06:59:00Z', now, '2028-01-31'],
    ['2026-12-01T07:00:00Z', now, '2028-02-29'],
    ['2020-09-15', '2026-12-01T06:59:00Z', '2026-11-30'],
    ['2020-09-15', '2026-12-01T07:00:00Z', '2027-11-30'],
    ['2020-12-15', '2027-02-20T19:00:00Z', '2027-02-28'],
    ['2026-11-20', 'soon', '2028-01-31'],
    ['soon', now, ''],
  ])('the report of an entity formed %s is due %s', (formed, at, due) => {
    expect(reportDueDate(formed, at)).toBe(due);
  });

  it('makes the calendar event of the annual report', () => {
    expect(annualReportEvent('2028-01-31')).toEqual({
      fileName: 'annual-report-schedule.ics',
      title: 'Annual report due',
      description: 'The periodic report is due today.',
      start: '2028-01-31T14:06:30-07:00',
      duration: { hours: 1, minutes: 30 },
    });
    expect(englishOf(annualReportEvent('2028-01-31', 'Cedar Bluff LLC').description)).toBe(
      'The periodic report of Cedar Bluff LLC is due today.',
    );
  });

  it.each(['', 'soon', '2027-02-30'])('has no start of an event on %p', (day) => {
    expect(annualReportEvent(day).start).toBe('');
  });
});
