import { createRequire } from 'node:module';
import { DmnModdle } from 'dmn-moddle';
import { slug } from '../docs/html.mjs';
import { feelDomain, feelTest, feelType, feelValue } from './feel.mjs';
import { columnsOf } from './sheet.mjs';

const require = createRequire(import.meta.url);
const VERSION = 'https://www.omg.org/spec/DMN/20230324';

/** The library's model is that of DMN 1.3; decision tables are the same in 1.5, under another namespace. */
const moddle = new DmnModdle({
  dmn: { ...require('dmn-moddle/resources/dmn/json/dmn13.json'), uri: `${VERSION}/MODEL/` },
});

/** Rows that are collected stand in the order of the rows. */
const POLICIES = { unique: 'UNIQUE', first: 'FIRST', collect: 'RULE ORDER' };

const SCALARS = { string: 'string', number: 'number', boolean: 'boolean' };

/** The type that all values of a column have; any, where there are several kinds. */
const outputType = (values) => {
  const kinds = new Set(
    values.filter((value) => value !== undefined && value !== null).map((value) => typeof value),
  );
  return (kinds.size === 1 && SCALARS[[...kinds][0]]) || 'Any';
};

/** What a table states that DMN cannot express, in sentences. */
export const notExpressed = (table) => {
  const { outcomes } = columnsOf(table);
  const leavesOut = outcomes.some(({ key, of }) => key && table.rows.some((row) => of(row) === undefined));
  return [
    table.hitPolicy === 'collect' &&
      'No two rows with the same answer may fit at once: DMN collects, and does not forbid. npm run spec:tables proves it.',
    table.answers &&
      'Some row has to be able to give each of the answers: DMN does not ask for it. npm run spec:tables proves it.',
    leavesOut && 'A part of an outcome that a row leaves out is null.',
  ].filter(Boolean);
};

const element = (type, values) => moddle.create(`dmn:${type}`, values);

/** A table as DMN 1.5 XML: its inputs as input data, and one decision. */
export async function dmnOf(table) {
  const id = slug(table.name);
  const { inputs, outcomes } = columnsOf(table);
  const inputId = (name) => `${id}-input-${name}`;
  const data = inputs.map(({ name, heading }) =>
    element('InputData', {
      id: inputId(name),
      name,
      label: heading,
      variable: element('InformationItem', { name, typeRef: feelType(table.inputs[name]) }),
    }),
  );
  const decision = element('Decision', {
    id,
    name: table.name,
    description: [`Carries out ${table.source}.`, ...notExpressed(table)].join('\n'),
    variable: element('InformationItem', { name: table.name, typeRef: 'Any' }),
    informationRequirement: inputs.map(({ name }) =>
      element('InformationRequirement', {
        id: `${id}-requires-${name}`,
        requiredInput: element('DMNElementReference', { href: `#${inputId(name)}` }),
      }),
    ),
    decisionLogic: element('DecisionTable', {
      id: `${id}-table`,
      hitPolicy: POLICIES[table.hitPolicy],
      input: inputs.map(({ name, heading }) =>
        element('InputClause', {
          id: `${id}-clause-${name}`,
          label: heading,
          inputExpression: element('LiteralExpression', {
            typeRef: feelType(table.inputs[name]),
            text: name,
          }),
          inputValues: element('UnaryTests', { text: feelDomain(table.inputs[name]) }),
        }),
      ),
      output: outcomes.map(({ key, heading, of }, place) =>
        element('OutputClause', {
          id: `${id}-output-${place + 1}`,
          label: heading,
          ...(key && { name: key }),
          typeRef: outputType(table.rows.map(of)),
        }),
      ),
      rule: table.rows.map((row, place) =>
        element('DecisionRule', {
          id: `${id}-row-${place + 1}`,
          inputEntry: inputs.map(({ name }) =>
            element('UnaryTests', { text: feelTest(row.when[name], table.inputs[name]) }),
          ),
          outputEntry: outcomes.map(({ of }) => element('LiteralExpression', { text: feelValue(of(row)) })),
        }),
      ),
    }),
  });
  const definitions = element('Definitions', {
    id: `${id}-definitions`,
    name: table.name,
    namespace: 'urn:registry-filing-portal:rules',
    expressionLanguage: `${VERSION}/FEEL/`,
    typeLanguage: `${VERSION}/FEEL/`,
    drgElement: [...data, decision],
  });
  const { xml } = await moddle.toXML(definitions, { format: true });
  return xml;
}
