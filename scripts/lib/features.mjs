import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeature, refuseUnreadable } from './parse-feature.mjs';

/** Tags that say where a scenario runs; every other tag is the ID of a requirement. */
export const LEVEL_TAGS = ['@api', '@browser', '@api-only', '@browser-only'];

/** The IDs of requirements among tags. */
export const idsOf = (tags) => [
  ...new Set(tags.filter((tag) => !LEVEL_TAGS.includes(tag)).map((tag) => tag.slice(1))),
];

const names = (tags) => tags.map(({ name }) => name);

const cells = (row) => row.cells.map(({ value }) => value);

const stepOf = ({ keyword, text, location, dataTable, docString }) => ({
  keyword: keyword.trim(),
  text,
  line: location.line,
  table: dataTable?.rows.map(cells),
  docString: docString?.content,
});

const examplesOf = ({ name, location, tags, tableHeader, tableBody }) => ({
  name,
  line: location.line,
  tags: names(tags),
  header: tableHeader ? cells(tableHeader) : [],
  rows: tableBody.map((row) => ({ line: row.location.line, cells: cells(row) })),
});

const scenarioOf = (scenario, { path, feature, rule, tags }) => {
  const own = [...tags, ...names(scenario.tags)];
  const examples = scenario.examples.map(examplesOf);
  return {
    path,
    feature,
    rule,
    name: scenario.name,
    keyword: scenario.keyword,
    line: scenario.location.line,
    tags: own,
    /** IDs tagged on the scenario, its rule or its feature, and on any block of its examples. */
    ids: idsOf([...own, ...examples.flatMap((block) => block.tags)]),
    steps: scenario.steps.map(stepOf),
    examples,
  };
};

/** The scenarios of one feature's text, each with what it inherits. */
export function readFeature(path, text) {
  const { document, faults } = parseFeature(path, text);
  if (!document) throw new Error(faults.join('\n'));
  const { feature } = document;
  const of = (children, inherited) =>
    children.flatMap(({ scenario, rule }) => {
      if (scenario) return [scenarioOf(scenario, inherited)];
      if (!rule) return [];
      return of(rule.children, {
        ...inherited,
        rule: { name: rule.name, line: rule.location.line },
        tags: [...inherited.tags, ...names(rule.tags)],
      });
    });
  const backgrounds = (children) =>
    children.flatMap(({ background, rule }) => [
      ...(background ? background.steps.map(stepOf) : []),
      ...(rule ? backgrounds(rule.children) : []),
    ]);
  return {
    path,
    name: feature.name,
    description: feature.description.trim(),
    background: backgrounds(feature.children),
    rules: feature.children.flatMap(({ rule }) =>
      rule ? [{ name: rule.name, line: rule.location.line, tags: names(rule.tags) }] : [],
    ),
    scenarios: of(feature.children, { path, feature: feature.name, tags: names(feature.tags) }),
  };
}

/** Every feature file under a folder, in the order of the paths. */
export const featurePaths = (folder = 'features') =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.feature'))
    .sort()
    .map((file) => join(folder, file).replaceAll('\\', '/'));

/** Every feature under a folder, in the order of the paths. */
export const readFeatures = (folder = 'features') => {
  const paths = featurePaths(folder);
  refuseUnreadable(paths);
  return paths.map((path) => readFeature(path, readFileSync(path, 'utf8')));
};
