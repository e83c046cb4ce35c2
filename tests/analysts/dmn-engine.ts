import { date, evaluate, unaryTest } from 'feelin';
import type { HitPolicy } from '../../rules/decision-table/table';

const DMN = 'https://www.omg.org/spec/DMN/20230324/MODEL/';

const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => child.namespaceURI === DMN && child.localName === name);
const textOf = (element: Element): string =>
  element.getElementsByTagNameNS(DMN, 'text')[0]?.textContent ?? '';

interface Rule {
  tests: string[];
  outputs: string[];
}

/** A decision table as a DMN file has it. */
export interface DmnTable {
  name: string;
  hitPolicy: string;
  inputs: { expression: string; type: string | null; allowed: string }[];
  outputs: (string | null)[];
  rules: Rule[];
}

/** Reads the decision table of a DMN 1.5 file, by its XML alone. */
export const readDmn = (xml: string): DmnTable => {
  const file = new DOMParser().parseFromString(xml, 'application/xml');
  const [decision] = file.getElementsByTagNameNS(DMN, 'decision');
  const table = decision && childrenOf(decision, 'decisionTable')[0];
  if (!decision || !table) throw new Error('The file has no decision table of DMN 1.5.');
  return {
    name: decision.getAttribute('name') ?? '',
    hitPolicy: table.getAttribute('hitPolicy') ?? 'UNIQUE',
    inputs: childrenOf(table, 'input').map((clause) => {
      const [expression] = childrenOf(clause, 'inputExpression');
      const [allowed] = childrenOf(clause, 'inputValues');
      return {
        expression: expression ? textOf(expression) : '',
        type: expression?.getAttribute('typeRef') ?? null,
        allowed: allowed ? textOf(allowed) : '-',
      };
    }),
    outputs: childrenOf(table, 'output').map((clause) => clause.getAttribute('name')),
    rules: childrenOf(table, 'rule').map((rule) => ({
      tests: childrenOf(rule, 'inputEntry').map(textOf),
      outputs: childrenOf(rule, 'outputEntry').map(textOf),
    })),
  };
};

/** Remembers what an expression gave: the same few are asked thousands of times. */
const remembered = <Result>(compute: (text: string, value: unknown) => Result) => {
  const known = new Map<string, Result>();
  return (text: string, value?: unknown): Result => {
    const key = `${typeof value} ${JSON.stringify(value)} ${text}`;
    const found = known.get(key) ?? compute(text, value);
    known.set(key, found);
    return found;
  };
};

const fits = remembered((text, value) => text === '-' || unaryTest(text, { '?': value }).value === true);
const valueOf = remembered((text) => evaluate(text).value);

/** What a row gives. */
export const outcomeOf = ({ outputs }: DmnTable, rule?: Rule): unknown => {
  if (!rule) return undefined;
  const values = rule.outputs.map((text) => valueOf(text));
  return outputs.length === 1 && outputs[0] === null
    ? values[0]
    : Object.fromEntries(outputs.map((name, place) => [name, values[place]]));
};

/**
 * Decides by a DMN table. Its cells and outcomes are read by an interpreter of FEEL that knows nothing of the rule book.
 * @throws Error for a fact that the clause does not allow, and where the hit policy is broken
 */
export const decide = (table: DmnTable, facts: Readonly<Record<string, unknown>>): unknown => {
  const values = table.inputs.map(({ expression, type, allowed }) => {
    const fact = facts[expression];
    const value = type === 'date' ? date(String(fact)) : fact;
    if (!fits(allowed, value))
      throw new Error(`${table.name}: ${expression} may not be ${JSON.stringify(fact)}`);
    return value;
  });
  const hits = table.rules.filter(({ tests }) => tests.every((text, place) => fits(text, values[place])));
  const outcomes = hits.map((rule) => outcomeOf(table, rule));
  if (table.hitPolicy === POLICIES.collect) return outcomes;
  if (hits.length === 0 || (table.hitPolicy === POLICIES.unique && hits.length > 1))
    throw new Error(`${table.name}: ${hits.length} rows fit ${JSON.stringify(facts)}`);
  return outcomes[0];
};

/** The hit policy of the rule book in DMN. */
export const POLICIES: Readonly<Record<HitPolicy, string>> = {
  unique: 'UNIQUE',
  first: 'FIRST',
  collect: 'RULE ORDER',
};
