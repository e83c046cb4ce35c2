import { unshownAmounts } from './amounts.mjs';
import { answerCodes } from './answer-codes.mjs';
import { bareCodes } from './codes.mjs';
import { unshownNumbers, unshownBounds } from './numbers.mjs';
import { technicalWords } from './technical-words.mjs';

const FEWEST_STEPS = 2;
const MAX_STEPS = 5;
const FEWEST_WORDS = 3;

/** Features that walk a whole filing in one scenario, because each walk takes a browser a minute. */
const isWholeWalk = (path) => path.startsWith('features/filing-flow/whole-');

/** The keyword that an And, a But or a * stands for. */
const kinds = (steps) => {
  let kind = '';
  return steps.map(({ keyword }) => (kind = ['And', 'But', '*'].includes(keyword) ? kind : keyword));
};

const columnsUsed = ({ name, steps }) => {
  const texts = [
    name,
    ...steps.flatMap(({ text, table = [], docString = '' }) => [text, docString, ...table.flat()]),
  ];
  return new Set(texts.flatMap((text) => [...text.matchAll(/<([^>]+)>/g)].map(([, column]) => column)));
};

const twice = (items, keyOf) => {
  const seen = new Set();
  return items.filter((item) => {
    const key = keyOf(item);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
};

/** The rules for a scenario. `find` tells the faults, empty when there are none. */
export const SCENARIO_RULES = [
  {
    name: 'steps',
    asks: `has ${FEWEST_STEPS} to ${MAX_STEPS} steps; those of a Background do not count`,
    find: ({ path, steps }) => {
      const isRight = steps.length >= FEWEST_STEPS && steps.length <= MAX_STEPS;
      return isRight || isWholeWalk(path) ? [] : [`${steps.length} steps`];
    },
  },
  {
    name: 'order',
    asks: 'sets the scene, acts and asks, in this order and once',
    find: ({ path, steps }) => {
      const rank = kinds(steps).map((kind) => ['Given', 'When', 'Then'].indexOf(kind));
      const turns = rank.some((one, place) => one < (rank[place - 1] ?? 0));
      return turns && !isWholeWalk(path) ? ['a step acts or sets the scene after one that asks'] : [];
    },
  },
  {
    name: 'constant',
    asks: 'does more than to repeat a constant: something is given or happens before something is asked',
    find: ({ steps, examples }) => {
      const found = new Set(kinds(steps));
      if (!found.has('Then')) return ['nothing is asked'];
      const isTable = examples.some(({ rows }) => rows.length > 1);
      return isTable || found.has('Given') || found.has('When')
        ? []
        : ['nothing is given and nothing happens'];
    },
  },
  {
    name: 'language',
    asks: 'speaks the language of the business',
    find: ({ name, steps }) => [
      ...technicalWords(name).map((fault) => `in its name ${fault}`),
      ...steps.flatMap(({ text, line }) => technicalWords(text).map((fault) => `in line ${line} ${fault}`)),
    ],
  },
  {
    name: 'answers',
    asks: 'tells an answer of the registry by what happens; its number or code stands in brackets at most',
    find: answerCodes,
  },
  {
    name: 'sentence',
    asks: 'is named by a whole sentence without a period',
    find: ({ name }) => [
      ...(/^["<\dA-Z]/.test(name) ? [] : ['its name does not start with a capital']),
      ...(name.split(/\s+/).length >= FEWEST_WORDS ? [] : ['its name is not a sentence']),
      ...(/[.:;,]$/.test(name) ? ['its name ends with a mark'] : []),
    ],
  },
  {
    name: 'requirement',
    asks: 'says which requirements of the catalog it specifies',
    find: ({ ids }, { known }) =>
      ids.length === 0
        ? ['no requirement']
        : ids.filter((id) => !known.has(id)).map((id) => `unknown requirement ${id}`),
  },
  {
    name: 'examples',
    asks: 'uses every column of its examples, and has each row once',
    find: (scenario) => {
      const used = columnsUsed(scenario);
      const known = new Set(scenario.examples.flatMap(({ header }) => header));
      const rows = scenario.examples.flatMap((block) => block.rows);
      return [
        ...[...known].filter((column) => !used.has(column)).map((column) => `column "${column}" is not used`),
        ...[...used]
          .filter((column) => scenario.examples.length > 0 && !known.has(column))
          .map((column) => `no column is called "${column}"`),
        ...twice(rows, (row) => row.cells.join('|')).map(
          ({ line }) => `the row in line ${line} stands there twice`,
        ),
        ...scenario.examples
          .filter((block) => block.rows.length === 0)
          .map(({ line }) => `no rows under line ${line}`),
      ];
    },
  },
];

/** The rules for a whole feature. */
export const FEATURE_RULES = [
  {
    name: 'why',
    asks: 'says under its name, in a sentence, what the business would lose without it',
    find: ({ description }) =>
      /[a-z].*\.$/s.test(description) ? [] : [{ line: 1, fault: 'no sentence under its name' }],
  },
  {
    name: 'codes',
    asks: 'says transactions, types of entities and statuses in words; a code stands in brackets at most',
    find: ({ background, rules, scenarios }) =>
      [
        ...rules.map(({ name, line }) => ({ texts: [name], line })),
        ...scenarios.map(({ name, line }) => ({ texts: [name], line })),
        ...[background, ...scenarios.map(({ steps }) => steps)]
          .flat()
          .map(({ text, table = [], line }) => ({ texts: [text, ...table.flat()], line })),
        ...scenarios.flatMap(({ examples }) =>
          examples.flatMap(({ rows }) => rows.map(({ cells, line }) => ({ texts: cells, line }))),
        ),
      ].flatMap(({ texts, line }) => texts.flatMap(bareCodes).map((fault) => ({ line, fault }))),
  },
  {
    name: 'names',
    asks: 'names each of its scenarios differently, and each of its rules',
    find: ({ scenarios, rules }) =>
      [...twice(scenarios, ({ name }) => name), ...twice(rules, ({ name }) => name)].map(
        ({ line, name }) => ({
          line,
          fault: `"${name}" stands there twice`,
        }),
      ),
  },
  {
    name: 'rules',
    asks: 'states its rules in the language of the business',
    find: ({ name, rules }) =>
      [{ name, line: 1 }, ...rules].flatMap((named) =>
        technicalWords(named.name).map((fault) => ({ line: named.line, fault: `in its name ${fault}` })),
      ),
  },
  {
    name: 'numbers',
    asks: 'shows each number of the name of a rule in its scenarios, or by two dates that far apart, and a range from both sides',
    find: ({ rules, scenarios }) =>
      rules.flatMap(({ name, line }) => {
        const own = scenarios.filter(({ rule }) => rule?.line === line);
        return [
          ...unshownNumbers(name, own).map(
            (number) => `"${name}" says ${number}, and no scenario of it does`,
          ),
          ...unshownAmounts(name, own).map(
            (amount) => `"${name}" says ${amount}, and no scenario of it shows that`,
          ),
          ...unshownBounds(name, own).map(
            (number) => `"${name}" ends before ${number}, and no scenario of it tries that`,
          ),
        ].map((fault) => ({ line, fault }));
      }),
  },
];
