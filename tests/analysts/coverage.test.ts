import { choice, flag } from '../../rules/decision-table/domain';
import { evaluate } from '../../rules/decision-table/evaluate';
import { defineTable } from '../../rules/decision-table/table';
import { formRules } from '../../rules/constraints/form-rules';
import { text } from '../../rules/constraints/rows';
import type { RuleContext } from '../../rules/constraints/rule-context';
import { countForms } from '../../step-definitions/coverage/counted-forms';
import { countTables } from '../../step-definitions/coverage/counted-tables';
import { RowHits } from '../../step-definitions/coverage/row-hits';

const inScenario = (hits: RowHits, act: () => void, hasPassed = true, place = ''): void => {
  hits.begin(place);
  act();
  hits.end(hasPassed);
};

describe('rows of a table', () => {
  const makeTable = (hitPolicy: 'unique' | 'first' | 'collect') =>
    defineTable<string>()({
      name: 'Fee',
      source: 'example',
      hitPolicy,
      inputs: { late: flag(), kind: choice(['paper', 'online']) },
      rows: [
        { when: { late: true }, then: 'dear' },
        { when: { late: false }, then: 'cheap' },
        ...(hitPolicy === 'unique' ? [] : [{ when: {}, then: 'any' }]),
      ],
    });

  it.each([
    ['unique', [1, 0]],
    ['first', [1, 0, 0]],
    ['collect', [1, 0, 1]],
  ] as const)('are counted in the scenarios in which they decide (%s)', (hitPolicy, expected) => {
    const table = makeTable(hitPolicy);
    const hits = new RowHits();
    const counts = countTables([table], hits);
    inScenario(hits, () => {
      evaluate(table, { late: true, kind: 'paper' });
      evaluate(table, { late: true, kind: 'online' });
    });
    expect(counts()[0]?.rows.map(({ scenarios }) => scenarios)).toEqual(expected);
    expect(counts()[0]?.rows[1]).toEqual({
      number: 2,
      row: "{ when: { late: false }, then: 'cheap' },",
      scenarios: 0,
      places: [],
    });
  });

  it('remember the scenarios in which they decided, each once, and none that failed', () => {
    const table = makeTable('unique');
    const hits = new RowHits();
    const counts = countTables([table], hits);
    const decide = (): unknown => [1, 2].map(() => evaluate(table, { late: true, kind: 'paper' }));
    inScenario(hits, decide, true, 'features/a.feature:3');
    inScenario(hits, decide, false, 'features/a.feature:9');
    inScenario(hits, decide, true, 'features/b.feature:4');
    expect(counts()[0]?.rows[0]?.places).toEqual(['features/a.feature:3', 'features/b.feature:4']);
  });

  it('are not counted between scenarios, nor in one that fails', () => {
    const table = makeTable('unique');
    const hits = new RowHits();
    const counts = countTables([table], hits);
    const decide = (): unknown => evaluate(table, { late: true, kind: 'paper' });
    expect(decide()).toBe('dear');
    inScenario(hits, decide, false);
    expect(counts()[0]?.rows[0]?.scenarios).toBe(0);
  });
});

describe('checks of a form', () => {
  const rules = formRules<{ name: string; note: string }>({
    rows: {
      name: text({ label: 'Name', required: true, length: [2, 5] }),
      note: text({ label: 'Note', length: [0, 9] }),
    },
    rules: [
      ({ name, note }) => (name === note ? [{ path: 'note', code: 'duplicate', message: 'The same.' }] : []),
    ],
  });
  const context = { filing: {}, now: '2026-11-20T16:00:00Z' } as RuleContext;

  it('are counted in the scenarios that break them', () => {
    const hits = new RowHits();
    const counts = countForms({ example: rules.form }, hits);
    const broken = (): string[] =>
      counts().flatMap(({ checks }) =>
        checks.filter(({ scenarios }) => scenarios > 0).map(({ code }) => code),
      );
    inScenario(hits, () => void rules.problems({ name: 'Ada', note: 'x' }, context));
    expect(broken()).toEqual([]);
    inScenario(hits, () => void rules.problems({ name: 'A', note: 'x' }, context));
    inScenario(hits, () => void rules.problems({ name: 'Ada', note: 'Ada' }, context));
    expect(broken()).toEqual(['tooShort', 'rule']);
    expect(counts()[0]?.checks.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name required',
      'name characters',
      'name tooShort',
      'name tooLong',
      'note characters',
      'note tooLong',
      ' rule',
    ]);
  });
});
