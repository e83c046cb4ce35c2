import { choice, flag, number } from '../../rules/decision-table/domain';
import { evaluate } from '../../rules/decision-table/evaluate';
import { defineTable } from '../../rules/decision-table/table';
import { marksIn, withFlips } from '../../scripts/assertions/texts.mjs';
import { flipsOfTable } from '../../step-definitions/coverage/flipped-tables';

describe('a row of a table, flipped', () => {
  const table = defineTable<number>()({
    name: 'Fee',
    source: 'example',
    hitPolicy: 'unique',
    inputs: { kind: choice(['paper', 'online', 'mail']), days: number(0, 9) },
    rows: [
      { when: { kind: ['paper', 'mail'], days: { to: 4 } }, then: 10 },
      { when: { kind: ['paper', 'mail'], days: { from: 5 } }, then: 20 },
      { when: { kind: 'online' }, then: 30 },
    ],
  });
  const feeOf = (kind: 'paper' | 'online' | 'mail', days: number) => evaluate(table, { kind, days });

  it('decides otherwise for one of its values, and for no other', () => {
    const flip = flipsOfTable(table).find(({ what }) => what.includes('"mail"'))!;
    const undo = flip.apply();
    expect([feeOf('mail', 4), feeOf('paper', 4), feeOf('mail', 5)]).toEqual([20, 10, 20]);
    undo();
    expect(feeOf('mail', 4)).toBe(10);
  });

  it('decides otherwise at the end of a range', () => {
    const flip = flipsOfTable(table).find(({ what }) => what.includes('with days 4'))!;
    flip.apply()();
    const undo = flip.apply();
    expect([feeOf('paper', 3), feeOf('paper', 4), feeOf('paper', 5)]).toEqual([10, 20, 20]);
    undo();
  });

  it('has a flip for each value, each end of a range, and for a row of one value', () => {
    expect(flipsOfTable(table).map(({ what }) => what.split('}, then')[1])).toEqual([
      ': 10 }, with kind "paper" decided otherwise',
      ': 10 }, with kind "mail" decided otherwise',
      ': 10 }, with days 4 decided otherwise',
      ': 20 }, with kind "paper" decided otherwise',
      ': 20 }, with kind "mail" decided otherwise',
      ': 20 }, with days 5 decided otherwise',
      ': 30 }, decided otherwise',
    ]);
  });

  it('is left out of what is collected', () => {
    const notices = defineTable<string>()({
      name: 'Notices',
      source: 'example',
      hitPolicy: 'collect',
      inputs: { late: flag() },
      rows: [
        { when: { late: true }, then: 'late' },
        { when: {}, then: 'any' },
      ],
    });
    const undo = flipsOfTable(notices)[0]!.apply();
    expect(evaluate(notices, { late: true })).toEqual(['any']);
    undo();
    expect(evaluate(notices, { late: true })).toEqual(['late', 'any']);
  });

  it('has each part of its outcome changed where others read it', () => {
    const first = { title: 'Intro', step: 'intro' };
    const parts = defineTable<typeof first>()({
      name: 'Steps',
      source: 'example',
      hitPolicy: 'unique',
      inputs: { late: flag() },
      rows: [
        { when: { late: true }, then: first },
        { when: { late: false }, then: { title: 'Filer', step: 'filer' } },
      ],
    });
    const undo = flipsOfTable(parts)
      .find(({ what }) => what.includes('another title'))!
      .apply();
    expect(first).toEqual({ title: 'Filer', step: 'intro' });
    undo();
    expect(first.title).toBe('Intro');
  });
});

describe('a text, flipped', () => {
  const flipped = (source: string): { texts: string[]; value: unknown } => {
    const texts: { place: string; text: string }[] = [];
    const code = withFlips('example.ts', `value = ${source};`, texts);
    Object.assign(globalThis, { flippedTexts: new Set(texts.keys()) });
    const value: unknown = new Function(`let value; ${code} return value;`)();
    Object.assign(globalThis, { flippedTexts: undefined });
    return { texts: texts.map(({ text }) => text), value };
  };

  it.each([
    ["'More than 7 days'", 'More than 7 «0»'],
    ["'Approved'", '«0»'],
    ["'Ends on {end}.'", 'Ends «0» {end}.'],
    ['`Step ${1 + 1} of all`', 'Step 2 of «0»'],
    ["['Yes', 'approved', 'GOOD', 'a-b.c']", ['«0»', 'approved', 'GOOD', 'a-b.c']],
  ])('has its mark in the place of a word: %s', (source, value) => {
    expect(flipped(source).value).toEqual(value);
  });

  it.each(["{ name: 'Fee of a filing', hitPolicy: 'first' }.name", "new RangeError('no such row').message"])(
    'is none where only programmers read it: %s',
    (source) => {
      expect(flipped(`(${source})`).texts).toEqual([]);
    },
  );

  it('is recognized by its mark', () => {
    expect(marksIn('a «12» and «3»')).toEqual([12, 3]);
  });
});
