import { choice, day, flag, number } from './domain';
import { evaluate } from './evaluate';
import { defineTable } from './table';

const lateFee = () =>
  defineTable<number>()({
    name: 'Late fee',
    source: 'example',
    hitPolicy: 'first',
    inputs: {
      color: choice(['red', 'green']),
      paper: flag(),
      days: number(-5, 400),
      filed: day('2026-01-01', '2026-12-31'),
    },
    rows: [
      { when: { color: 'red' }, then: 1 },
      { when: { paper: true }, then: 2 },
    ],
  });
const RED = { color: 'red', paper: false, days: 0, filed: '2026-07-01' } as const;

describe('a decision', () => {
  it.each([
    [{ color: 'blue' }, 'Late fee: color has no value "blue"'],
    [{ color: undefined }, 'Late fee: color has no value undefined'],
    [{ paper: 'yes' }, 'Late fee: paper has no value "yes"'],
    [{ days: -6 }, 'Late fee: days has no value -6'],
    [{ days: 401 }, 'Late fee: days has no value 401'],
    [{ days: 0.5 }, 'Late fee: days has no value 0.5'],
    [{ days: '7' }, 'Late fee: days has no value "7"'],
    [{ filed: '2025-12-31' }, 'Late fee: filed has no value "2025-12-31"'],
    [{ filed: '2027-01-01' }, 'Late fee: filed has no value "2027-01-01"'],
    [{ filed: '2026-06' }, 'Late fee: filed has no value "2026-06"'],
    [{ filed: '2026-06-31' }, 'Late fee: filed has no value "2026-06-31"'],
    [{ filed: 'soon' }, 'Late fee: filed has no value "soon"'],
    [{ filed: 2026 }, 'Late fee: filed has no value 2026'],
  ])('is refused for %j, with the input that is wrong', (wrong, message) => {
    const facts = { ...RED, ...wrong } as typeof RED;
    expect(() => evaluate(lateFee(), facts)).toThrow(new RangeError(message));
    expect(() => evaluate(lateFee(), facts)).toThrow(RangeError);
  });

  it.each([{ days: -5 }, { days: 400 }, { filed: '2026-01-01' }, { filed: '2026-12-31' }])(
    'is made for %j, an end of what the input may be',
    (end) => {
      expect(evaluate(lateFee(), { ...RED, ...end })).toBe(1);
    },
  );

  it('is refused where no row fits, with the facts', () => {
    const green = { ...RED, color: 'green' } as const;
    const message = 'Late fee: no row fits {"color":"green","paper":false,"days":0,"filed":"2026-07-01"}';
    expect(() => evaluate(lateFee(), green)).toThrow(new RangeError(message));
    expect(() => evaluate(lateFee(), green)).toThrow(RangeError);
  });

  it('is refused where several rows of a unique table fit, with their numbers and the facts', () => {
    const ambiguous = { ...lateFee(), hitPolicy: 'unique' as const };
    const both = { ...RED, paper: true };
    const message =
      'Late fee: rows 1 and 2 both fit {"color":"red","paper":true,"days":0,"filed":"2026-07-01"}';
    expect(() => evaluate(ambiguous, both)).toThrow(new RangeError(message));
    expect(() => evaluate(ambiguous, both)).toThrow(RangeError);
    expect(evaluate(ambiguous, RED)).toBe(1);
  });

  it('leaves the table as it was', () => {
    const table = lateFee();
    expect(evaluate(table, { ...RED, color: 'green', paper: true })).toBe(2);
    expect(evaluate(table, RED)).toBe(1);
  });
});
