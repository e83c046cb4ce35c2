/** `npm run new:step`: everything that follows from the name of a step and what it asks for; HELP says how it is asked for. */
import { parseArgs } from 'node:util';
import { rules } from './lib/rules.mjs';
import { withSpanishRows } from './new/filing-source.mjs';
import { fill, template } from './new/fill.mjs';
import { capital, checkFree, checkSegment } from './new/names.mjs';
import { Refusal, refusing } from './new/refusal.mjs';
import { LINES, LINES_OF_PART, withLine } from './new/step-lines.mjs';
import { checkNew, generate, read, tellRest, write } from './new/write.mjs';

const HELP = `npm run new:step -- --name contact --words "contact person" --fields "full name, telephone"

A step that asks for texts: its declaration, its rules, its page, its review, and scenarios that are red until somebody has decided. What is
no text is changed in its rules and on its page afterwards.

  --name    its part of addresses, /business/filing/<filing>/<name>
  --words   what it is called, a noun without its article
  --fields  what it asks for, nouns with commas
  --part    the part of a filing that has these fields already, such as principalOfficeValues; what other steps ask for in it stays`;

const TEXT = { type: 'string' };
const OPTIONS = { name: TEXT, words: TEXT, fields: TEXT, part: TEXT };
const camelCase = (words) => words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase());

/** Refuses fields that the part does not have. */
function checkFields(part, asked) {
  const empty = rules.emptyFiling()[part];
  const known = Object.keys(typeof empty === 'object' ? empty : {});
  const missing = asked.filter(({ PATH }) => !known.includes(PATH));
  if (missing.length > 0)
    throw new Refusal(
      `--part ${part} has no ${missing.map(({ FIELD }) => `"${FIELD}"`).join(', ')}. Its fields: ${known.join(', ') || 'none'}.`,
    );
}

async function newStep({ name, words, fields, part }) {
  if (!name || !words || !fields) throw new Refusal('Missing: --name, --words and --fields are asked for.');
  checkSegment(name);
  checkFree('--name', name, rules.STEP_NAMES);
  checkFree(
    '--words',
    words,
    rules.STEP_NAMES.map((step) => rules.declarationOf(step).inFeatures),
  );
  const step = {
    CAPITAL: capital(camelCase(words)),
    STEP: name,
    CAMEL: camelCase(words),
    PART: part ?? `${camelCase(words)}Values`,
    FLAG: `has${capital(camelCase(words))}`,
    WORDS: words,
    NOUN: capital(words),
  };
  const asked = fields
    .split(',')
    .map((field) => field.trim())
    .map((field) => ({ FIELD: field, LABEL: capital(field), PATH: camelCase(field) }));
  if (part) checkFields(part, asked);
  const filled = (text) => fill(text, step, asked);

  const folder = `features/${words.replaceAll(' ', '-')}`;
  const feature = `${folder}/${words.replaceAll(' ', '-')}.feature`;
  const made = {
    [`rules/steps/${name}/step.ts`]: part ? 'step-of-fields.ts' : 'step.ts',
    [`rules/steps/${name}/rules.ts`]: part ? 'rules-of-fields.ts' : 'rules.ts',
    [`src/filing/steps/${name}/Step.tsx`]: 'Step.tsx',
    [`src/filing/steps/${name}/Review.tsx`]: 'Review.tsx',
    [feature]: 'feature',
  };
  checkNew(Object.keys(made));
  const files = new Map(
    Object.entries(made).map(([path, own]) => [path, filled(template(`step/${own}.txt`))]),
  );
  for (const [path, place, line] of part ? LINES : [...LINES, ...LINES_OF_PART])
    files.set(path, withLine(files.get(path) ?? read(path), { path, place, line: filled(line) }));
  const texts = {
    'rules/steps/spanish.ts': [
      capital(words),
      `the ${words}`,
      ...asked.flatMap(({ FIELD, LABEL }) => [LABEL, `Enter the ${FIELD}.`]),
    ],
    'src/filing/steps/spanish.ts': [`Enter the ${words}.`],
  };
  for (const [path, missing] of Object.entries(texts)) files.set(path, withSpanishRows(read(path), missing));
  await write(files);
  await generate();
  tellRest(
    [...files.keys(), 'api/openapi.yaml', 'api/generated.ts'],
    [
      [
        `what each field allows, in rules/steps/${name}/rules.ts, and which control asks for it, in src/filing/steps/${name}/Step.tsx`,
        'npm run typecheck',
      ],
      [
        'which filing has it: a line of its declaration, or a filing of its own',
        'npm run new:filing -- --help',
      ],
      [
        `why it is asked for, the requirement that asks for it, and its examples, where ${feature} says "to be decided"`,
        `npm run spec -- ${folder} && npm run spec:lint`,
      ],
      [`its Spanish, in ${Object.keys(texts).join(' and ')}`, 'npm run language'],
      ['the whole book', 'npm run spec:check'],
    ],
  );
}

await refusing('new:step', async () => {
  const { help, ...asked } = parseArgs({ options: { ...OPTIONS, help: { type: 'boolean' } } }).values;
  if (help) console.log(HELP);
  else await newStep(asked);
});
