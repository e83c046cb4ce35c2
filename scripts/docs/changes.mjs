/** The texts that only one of two lists has; a text that occurs twice counts twice. */
export function compareTexts(before, after) {
  const without = (texts, others) => {
    const left = [...others];
    return texts.filter((text) => {
      const place = left.indexOf(text);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  return { added: without(after, before), gone: without(before, after) };
}

const byKey = (items, keyOf) => new Map(items.map((item) => [keyOf(item), item]));

/** Things with a key that are new, gone, or in both lists. */
const pair = (before, after, keyOf) => {
  const old = byKey(before, keyOf);
  const now = byKey(after, keyOf);
  return {
    added: after.filter((item) => !old.has(keyOf(item))),
    gone: before.filter((item) => !now.has(keyOf(item))),
    both: after.flatMap((item) => (old.has(keyOf(item)) ? [[old.get(keyOf(item)), item]] : [])),
  };
};

/** A row in words that say which input each cell is about, so that a new column changes no row that does not look at it. */
const conditionOf = ({ headings }, { cells }) =>
  cells.flatMap((cell, place) => (cell === '-' ? [] : [`${headings[place]}: ${cell}`])).join('; ') ||
  'whatever the facts';

const rowsOf = (table) =>
  table.rows.map((row) => ({ condition: conditionOf(table, row), outcome: row.outcome }));

const textOf = ({ condition, outcome }) => `${condition}\n${outcome}`;

/** The rows of a table that are new, gone, or have another outcome for the same condition. */
export function compareRows(before, after) {
  const { added, gone } = compareTexts(rowsOf(before).map(textOf), rowsOf(after).map(textOf));
  const parts = (text) => {
    const [condition, ...outcome] = text.split('\n');
    return { condition, outcome: outcome.join('\n') };
  };
  const left = gone.map(parts);
  const rows = added.map(parts).map((row) => {
    const place = left.findIndex(({ condition }) => condition === row.condition);
    const [old] = place < 0 ? [] : left.splice(place, 1);
    return { condition: row.condition, before: old?.outcome, after: row.outcome };
  });
  return [
    ...rows,
    ...left.map(({ condition, outcome }) => ({ condition, before: outcome, after: undefined })),
  ];
}

const named = ({ path, name }) => `${path}\n${name}`;
const byName = ({ name }) => name;
const hasTexts = ({ added, gone }) => added.length + gone.length > 0;

/** The differences of two snapshots: rules, scenarios with their lines and example rows, tables with their rows, sentences of forms. */
export function compareSnapshots(before, after) {
  const rules = pair(before.rules, after.rules, named);
  const scenarios = pair(before.scenarios, after.scenarios, named);
  const tables = pair(before.tables, after.tables, byName);
  const forms = pair(before.sentences, after.sentences, byName);
  const whole = (table) => ({ ...table, rows: [] });
  return {
    rules: { added: rules.added, gone: rules.gone },
    scenarios: {
      added: scenarios.added,
      gone: scenarios.gone,
      changed: scenarios.both
        .map(([old, now]) => ({
          path: now.path,
          name: now.name,
          lines: compareTexts(old.lines, now.lines),
          rows: compareTexts(old.rows, now.rows),
        }))
        .filter(({ lines, rows }) => hasTexts(lines) || hasTexts(rows)),
    },
    tables: [
      ...tables.added.map((table) => ({
        name: table.name,
        state: 'added',
        rows: compareRows(whole(table), table),
      })),
      ...tables.gone.map((table) => ({
        name: table.name,
        state: 'gone',
        rows: compareRows(table, whole(table)),
      })),
      ...tables.both.map(([old, now]) => ({ name: now.name, state: 'changed', rows: compareRows(old, now) })),
    ].filter(({ rows, state }) => rows.length > 0 || state !== 'changed'),
    sentences: [
      ...forms.added.map(({ name, lines }) => ({ name, added: lines, gone: [] })),
      ...forms.gone.map(({ name, lines }) => ({ name, added: [], gone: lines })),
      ...forms.both.map(([old, now]) => ({ name: now.name, ...compareTexts(old.lines, now.lines) })),
    ].filter(hasTexts),
  };
}
