/** @jest-environment jest-fixed-jsdom */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_TABLES } from '../../rules/all-tables';
import type { DmnTable } from './dmn-engine';
import { decide, outcomeOf, POLICIES, readDmn } from './dmn-engine';
import { otherEngine } from './dmn-other-engine';

const ROOT = join(__dirname, '../..');
const SECONDS = 1_000;

interface Case {
  table: string;
  facts: Record<string, unknown>;
  outcome: unknown;
}

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
};

/** Every case that the scenarios of the feature files put to a table. */
const casesOfScenarios = (folder: string): Case[] => {
  const file = join(folder, 'cases.json');
  const options = {
    'require-module': ['ts-node/register'],
    require: ['tests/analysts/note-cases.cjs', 'step-definitions/runners/cucumber.ts'],
    tags: ['not @browser-only and not @api-only'],
    'world-parameters': ['{"level":"rules"}'],
    format: ['summary'],
  };
  const args = Object.entries(options).flatMap(([name, values]) =>
    values.flatMap((value) => [`--${name}`, value]),
  );
  run('npx', ['--no-install', 'cucumber-js', ...args], { CASES: file });
  return JSON.parse(readFileSync(file, 'utf8')) as Case[];
};

/** FEEL has no absent value: a part of an outcome without a value is null. */
const comparable = (outcome: unknown, { outputs }: DmnTable): unknown => {
  const whole = (one: unknown): unknown =>
    outputs.every((name) => name === null)
      ? one
      : Object.fromEntries(
          outputs.map((name) => [name, (one as Record<string, unknown>)[name ?? ''] ?? null]),
        );
  return Array.isArray(outcome) && !outputs.includes(null) ? outcome.map(whole) : whole(outcome);
};

let folder = '';
let said = '';
const files: DmnTable[] = [];
const sources = new Map<string, string>();
let cases: Case[] = [];
beforeAll(() => {
  // The other engine, which is loaded later, logs where no row fits: an outcome like any other.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'dmn-'));
  said = run(process.execPath, ['scripts/tables-dmn.mjs', folder]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.dmn'))) {
    const xml = readFileSync(join(folder, file), 'utf8');
    const table = readDmn(xml);
    files.push(table);
    sources.set(table.name, xml);
  }
  cases = casesOfScenarios(folder);
}, 120 * SECONDS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes each table, its hit policy, its inputs and its rows', () => {
  expect(
    files.map(({ name, hitPolicy, inputs, rules }) => [
      name,
      hitPolicy,
      inputs.map(({ expression }) => expression),
      rules.length,
    ]),
  ).toEqual(
    [...ALL_TABLES]
      .map(({ name, hitPolicy, inputs, rows }) => [
        name,
        POLICIES[hitPolicy],
        Object.keys(inputs),
        rows.length,
      ])
      .sort(
        ([one], [other]) =>
          files.findIndex(({ name }) => name === one) - files.findIndex(({ name }) => name === other),
      ),
  );
});

it.each(ALL_TABLES.map(({ name }) => name))('decides "%s" as the scenarios have it', (name) => {
  const table = files.find((file) => file.name === name);
  const own = cases.filter((one) => one.table === name);
  if (!table) throw new Error(`${name} is in no file`);
  expect(own.length).toBeGreaterThan(0);
  for (const { facts, outcome } of own)
    expect({ facts, outcome: decide(table, facts) }).toEqual({ facts, outcome: comparable(outcome, table) });
});

it.each(ALL_TABLES.map(({ name }) => name))('is read alike by another engine: "%s"', async (name) => {
  const table = files.find((file) => file.name === name);
  const engine = await otherEngine(sources.get(name) ?? '');
  const own = cases.filter((one) => one.table === name);
  if (!table) throw new Error(`${name} is in no file`);
  for (const { facts, outcome } of own) {
    const outcomes = engine.rowsFor(facts).map((row) => outcomeOf(table, table.rules[row]));
    const found = table.hitPolicy === POLICIES.collect ? outcomes : outcomes[0];
    expect({ facts, outcome: found }).toEqual({ facts, outcome: comparable(outcome, table) });
  }
});

it('is refused by the other engine where two rows of a unique table fit', async () => {
  const { name } = files.find(({ hitPolicy }) => hitPolicy === POLICIES.unique) ?? { name: '' };
  const xml = sources.get(name) ?? '';
  const facts = cases.find(({ table }) => table === name)?.facts ?? {};
  const rowsTwice = xml.replace(
    /<dmn:rule [^]*<\/dmn:rule>/,
    (rows) => rows + rows.replace(/ id="/g, '$&other-'),
  );
  expect((await otherEngine(xml)).rowsFor(facts)).toHaveLength(1);
  const broken = await otherEngine(rowsTwice);
  expect(() => broken.rowsFor(facts)).toThrow('hit policy is UNIQUE');
});

it('refuses a fact that a table does not know', () => {
  const fee = files.find(({ name }) => name === 'Fee of a filing in dollars');
  expect(() => fee && decide(fee, { filingType: 'other', isAfterDueMonth: false })).toThrow(
    'filingType may not be "other"',
  );
});

it('proves each file by the XML schema of DMN 1.5, which refuses what is not DMN', () => {
  expect(said).toContain('All are valid by the XML schema of DMN 1.5');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.dmn'));
  const xml = readFileSync(join(folder, file), 'utf8');
  const files = [
    xml,
    xml.replace(/ hitPolicy="[^"]*"/, '').replace('<dmn:decisionTable', '$& hitPolicy="ANYONE"'),
    xml.replaceAll('dmn:outputEntry', 'dmn:outcomeEntry'),
  ];
  const check = `
    import { schemaFaults } from './scripts/tables/dmn-schema.mjs';
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(schemaFaults)));`;
  const faults = JSON.parse(
    run(process.execPath, ['--input-type=module', '-e', check, JSON.stringify(files)]),
  ) as string[][];
  expect(faults).toEqual([
    [],
    [expect.stringMatching(/^line \d+: .*'hitPolicy'.*ANYONE/)],
    expect.arrayContaining([expect.stringMatching(/^line \d+: .*outcomeEntry/)]),
  ]);
});

it('says what DMN cannot express', () => {
  expect(said).toContain('Steps of a filing: Some row has to be able to give each of the answers');
  expect(said).toContain('Parts of a receipt: No two rows with the same answer may fit at once');
  expect(said).toContain(`${ALL_TABLES.length} tables as DMN 1.5`);
});
