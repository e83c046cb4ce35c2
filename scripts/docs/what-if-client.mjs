/*
 * The script of the what-if page, bundled with the rule book. WORDS are the words of each table, put in when it is bundled. The case stands in the
 * address after `#`, so that a link keeps it.
 */
import { ALL_TABLES } from '../../rules/all-tables';
import { cellFits, isInDomain } from '../../rules/decision-table/cell';
import { evaluate } from '../../rules/decision-table/evaluate';

const part = (name) => document.getElementById(`what-if-${name}`);
const words = new Map(WORDS.map((table) => [table.name, table]));

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const tableNow = () => ALL_TABLES.find(({ name }) => name === part('table').value);

const valuesOf = (domain) => (domain.kind === 'flag' ? [true, false] : domain.values);

/** A field for an input: a list of its values by their words, a number, or a day. */
const field = ({ name, heading, options }, domain, asked) => {
  const id = `fact-${name}`;
  if (domain.kind === 'number' || domain.kind === 'day') {
    const type = domain.kind === 'number' ? 'number' : 'date';
    const value = asked ?? String(domain.from);
    const input = make('input', { id, name, type, min: domain.from, max: domain.to, value });
    return make('p', {}, make('label', { htmlFor: id, textContent: heading }), input);
  }
  const select = make('select', { id, name });
  valuesOf(domain).forEach((value, place) => {
    const isAsked = asked === undefined ? place === 0 : asked === String(value);
    select.append(make('option', { value: String(value), textContent: options[place], selected: isAsked }));
  });
  return make('p', {}, make('label', { htmlFor: id, textContent: heading }), select);
};

const factOf = (domain, text) => {
  if (domain.kind === 'flag') return text === 'true';
  return domain.kind === 'number' ? Number(text) : text;
};

const factsOf = (table) =>
  Object.fromEntries(
    Object.entries(table.inputs).map(([name, domain]) => [
      name,
      factOf(domain, document.getElementById(`fact-${name}`).value),
    ]),
  );

/** The inputs by which a row does not fit, in words. */
const misfits = (table, place, facts) => {
  const { inputs, rows } = words.get(table.name);
  return inputs.flatMap(({ name, heading }, column) =>
    cellFits(table.rows[place].when[name], facts[name])
      ? []
      : [`${heading} would have to be ${rows[place].cells[column]}`],
  );
};

const conditionText = ({ inputs, rows }, place) => {
  const known = inputs.flatMap(({ heading }, column) =>
    rows[place].cells[column] === '-' ? [] : [`${heading}: ${rows[place].cells[column]}`],
  );
  return known.length > 0 ? `because ${known.join('; ')}` : 'whatever the facts';
};

const rowItem = (table, place, why) => {
  const { page, rows } = words.get(table.name);
  const link = make('a', { href: `${page}#row-${place + 1}`, textContent: `Row ${place + 1}` });
  return make('li', {}, link, ` ${rows[place].outcome}`, make('p', { className: 'meta', textContent: why }));
};

/** The places of the rows that decide; the rule book's own evaluation says which outcomes count. */
const deciding = (table, facts) => {
  const fitting = table.rows.flatMap((_, place) =>
    misfits(table, place, facts).length === 0 ? [place] : [],
  );
  const outcome = evaluate(table, facts);
  const outcomes = table.hitPolicy === 'collect' ? outcome : [outcome];
  return fitting.filter((place) => outcomes.includes(table.rows[place].then)).slice(0, outcomes.length);
};

const linkTo = (table, facts) =>
  `#${new URLSearchParams({ table: table.name, ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])) })}`;

function show() {
  const table = tableNow();
  const facts = factsOf(table);
  const unknown = Object.entries(table.inputs).find(([name, domain]) => !isInDomain(domain, facts[name]));
  part('others').replaceChildren();
  if (unknown) {
    const [name, { from, to }] = unknown;
    const { heading } = words.get(table.name).inputs.find((input) => input.name === name);
    part('outcome').replaceChildren(
      make('li', { textContent: `${heading} has to be from ${from} to ${to}.` }),
    );
    return;
  }
  const decisive = deciding(table, facts);
  part('outcome').replaceChildren(
    ...decisive.map((place) => rowItem(table, place, conditionText(words.get(table.name), place))),
    ...(decisive.length === 0 ? [make('li', { textContent: 'No row fits: nothing follows.' })] : []),
  );
  part('others').replaceChildren(
    ...table.rows.flatMap((_, place) => {
      if (decisive.includes(place)) return [];
      const why = misfits(table, place, facts).join('; ');
      return [rowItem(table, place, why || 'an earlier row fits first')];
    }),
  );
  part('link').href = linkTo(table, facts);
  part('page').href = words.get(table.name).page;
}

function choose(asked) {
  const table = tableNow();
  const { inputs } = words.get(table.name);
  part('facts').replaceChildren(
    ...inputs.map((input) => field(input, table.inputs[input.name], asked.get(input.name) ?? undefined)),
  );
  show();
}

function open() {
  const asked = new URLSearchParams(window.location.hash.slice(1));
  if (words.has(asked.get('table'))) part('table').value = asked.get('table');
  choose(asked);
}

part('table').addEventListener('change', () => choose(new URLSearchParams()));
part('facts').addEventListener('input', show);
window.addEventListener('hashchange', open);
open();
