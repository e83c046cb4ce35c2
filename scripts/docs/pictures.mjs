/** The pictures of docs/architecture.md and README.md, drawn from what the code and its rules say. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const ROOTS = ['step-definitions', 'mocks', 'src', 'server', 'api', 'rules'];
const SUBPATHS = { '#rules': 'rules', '#api': 'api' };
const IMPORT = /(?:\bfrom |\bimport\(|^import )'([.#][^']*)'/gm;

const isTest = (path) => /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(path);

const filesOf = (root) =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, name))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path));

const rootOfImport = (path, target) => SUBPATHS[target] ?? join(path, '..', target).split('/')[0];

/** The other roots that the files of a root import. */
const knownBy = (root) => {
  const known = filesOf(root).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, target]) => rootOfImport(path, target)),
  );
  return ROOTS.filter((other) => other !== root && known.includes(other));
};

const matches = (patterns, path) => [patterns].flat().some((pattern) => new RegExp(pattern).test(path));

/** Whether a rule forbids every import of one file by the other, whatever kind of import it is. */
const forbids = ({ from, to }, path, target) =>
  Object.keys(to).every((key) => key === 'path' || key === 'pathNot') &&
  (from.path === undefined || matches(from.path, path)) &&
  (from.pathNot === undefined || !matches(from.pathNot, path)) &&
  (to.path === undefined || matches(to.path, target)) &&
  (to.pathNot === undefined || !matches(to.pathNot, target));

const fileIn = (folder) => `${folder}/any.ts`;
const mayImport = (folder, other) => !forbidden.some((rule) => forbids(rule, fileIn(folder), fileIn(other)));

/** Folders of a root, highest floor first: those of a floor import only from the floors below. */
const floorsOf = (root) => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(join(root, entry.name)).length > 0)
    .map(({ name }) => name);
  const floors = [];
  let rest = folders;
  while (rest.length > 0) {
    const floor = rest.filter((folder) =>
      rest.every((other) => other === folder || !mayImport(`${root}/${folder}`, `${root}/${other}`)),
    );
    if (floor.length === 0) throw new Error(`No rule says which comes first of ${rest.join(', ')}.`);
    floors.unshift(floor);
    rest = rest.filter((folder) => !floor.includes(folder));
  }
  return floors;
};

/** The places of a root in the order that its rules give them, highest first. */
const orderOf = (root) =>
  forbidden
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${root}-`) && name.endsWith('-looks-down'))
    .map((name) => name.slice(root.length + 1, -'-looks-down'.length).replaceAll('[^/]+', '*'));

const mermaid = (...lines) => ['```mermaid', ...lines, '```'].join('\n');

const floorLines = (root) => {
  const floors = floorsOf(root);
  return [
    ...floors.map((floor, place) => `    ${root}${place}["${floor.join(' · ')}"]`),
    `    ${floors.map((_, place) => `${root}${place}`).join(' --> ')}`,
  ];
};

/** Who knows whom, the floors of the application, and the order of the folders that have one. */
export const roomsPicture = () => {
  const edges = ROOTS.flatMap((root) => knownBy(root).map((other) => `  ${root} --> ${other}`));
  const order = (root) =>
    `- \`${root}/\`: ${orderOf(root)
      .map((place) => `\`${place}\``)
      .join(', ')}`;
  return [
    mermaid(
      'flowchart TD',
      '  features["features/"] -. "is read in the wordings of" .-> step-definitions["step-definitions/"]',
      '  subgraph src["src/, in floors"]',
      ...floorLines('src'),
      '  end',
      '  mocks["mocks/"]',
      '  server["server/"]',
      '  api["api/"]',
      '  rules["rules/"]',
      ...edges,
    ),
    '',
    'Folders in their order, each of which imports only from those after it:',
    '',
    ...['rules', 'server', 'server/filing', 'src/filing', 'step-definitions'].map(order),
  ].join('\n');
};

const STATION = /^\| (\d+) +\| ([^|]+?) +\| ([^|]+?) +\| \[`([^`]+)`\]\(\.\.\/([^)]+)\) +\|/gm;

/** The stations of a value's way, as the table of docs/architecture.md has them. */
export const stationsIn = (text) =>
  [...text.matchAll(STATION)].map(([, number, station, room, name, path]) => ({
    number: Number(number),
    station,
    room,
    name,
    path,
  }));

/** The way as a picture: a column for each room, and an arrow into it for the stations that a value passes there one after the other. */
export const wayPicture = (text) => {
  const runs = [];
  for (const { room, station } of stationsIn(text)) {
    if (runs.at(-1)?.room === room) runs.at(-1).stations.push(station);
    else runs.push({ room, from: runs.at(-1)?.room ?? room, stations: [station] });
  }
  return mermaid(
    'sequenceDiagram',
    ...[...new Set(runs.map(({ room }) => room))].map((room) => `  participant ${room}`),
    ...runs.map(({ room, from, stations }) => `  ${from}->>${room}: ${stations.join(', ')}`),
  );
};

const block = (name) =>
  new RegExp(`(<!-- picture of ${name}, [^>]*-->\n\n)[^]*?(\n\n<!-- end of picture -->)`);

const drawn = (text, name, picture) => {
  if (!block(name).test(text)) throw new Error(`No place for the picture of ${name}.`);
  return text.replace(block(name), (_, before, after) => before + picture + after);
};

const ARCHITECTURE = 'docs/architecture.md';

/** The papers with pictures, as they are to be: their path, what it holds now, and what it is to hold. */
export function picturedPapers() {
  const architecture = readFileSync(ARCHITECTURE, 'utf8');
  const readme = readFileSync('README.md', 'utf8');
  return [
    { path: ARCHITECTURE, text: architecture, pictured: drawn(architecture, 'rooms', roomsPicture()) },
    { path: 'README.md', text: readme, pictured: drawn(readme, 'the way', wayPicture(architecture)) },
  ];
}
