import type { ParsedDecisions } from '@hbtgmbh/dmn-eval-js';

const DMN = 'https://www.omg.org/spec/DMN/20230324/MODEL/';
/** The version that the engine reads; of a decision table only the namespace differs. */
const DMN_1_1 = 'http://www.omg.org/spec/DMN/20151101/dmn.xsd';
/** Some facts have the names of functions of the language, `date` and `count`, which the engine does not tell apart. */
const factName = (name: string): string => `fact_${name}`;

const textOf = (element: Element): Element => {
  const [text] = element.getElementsByTagNameNS(DMN, 'text');
  if (!text) throw new Error(`${element.localName} has no text`);
  return text;
};

/**
 * A DMN 1.5 file as the engine takes it: its version of DMN, and the number of the row as the only output, since it reads neither lists nor
 * contexts as literals.
 */
const readable = (xml: string): string => {
  const file = new DOMParser().parseFromString(xml, 'application/xml');
  const all = (name: string) => [...file.getElementsByTagNameNS(DMN, name)];
  for (const [place, output] of all('output').entries()) {
    if (place > 0) output.remove();
    else output.setAttribute('name', 'row');
  }
  for (const [number, rule] of all('rule').entries())
    for (const [place, entry] of [...rule.getElementsByTagNameNS(DMN, 'outputEntry')].entries()) {
      if (place > 0) entry.remove();
      else textOf(entry).textContent = String(number);
    }
  for (const expression of all('inputExpression').map(textOf))
    expression.textContent = factName(expression.textContent);
  return new XMLSerializer().serializeToString(file).replaceAll(DMN, DMN_1_1);
};

/** The rows of a table that an engine decides by, which reads cells and hit policy by itself. */
export interface DmnEngine {
  /** @throws Error where the hit policy is broken */
  rowsFor(facts: Readonly<Record<string, unknown>>): number[];
}

export const otherEngine = async (xml: string): Promise<DmnEngine> => {
  const { decisionTable } = await import('@hbtgmbh/dmn-eval-js');
  const decisions: ParsedDecisions = await decisionTable.parseDmnXml(readable(xml));
  const [name = ''] = Object.keys(decisions);
  return {
    rowsFor: (facts) => {
      const named = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [factName(fact), value]));
      const found = decisionTable.evaluateDecision(name, decisions, named);
      return [found].flat().flatMap((hit) => (hit === undefined ? [] : [Number(hit.row)].flat()));
    },
  };
};
