/** `npm run new:filing`: everything that follows from the name of a filing and its steps; HELP says how it is asked for. */
import { parseArgs } from 'node:util';
import { filingFacts } from './new/filing-facts.mjs';
import { filingFeatures } from './new/filing-features.mjs';
import { englishIntro, spanishIntro } from './new/filing-intro.mjs';
import {
  declarationText,
  effectText,
  withEffect,
  withFiling,
  withSpanishRows,
} from './new/filing-source.mjs';
import { Refusal, refusing } from './new/refusal.mjs';
import { checkNew, generate, read, tellRest, write } from './new/write.mjs';

const HELP = `npm run new:filing -- --name dissolve --words "statement of dissolution" --title "Dissolve the entity" --steps effectivedate,filer --effect VDISS

A filing on an entity that is on record, as a declaration, its texts, and scenarios that are red where something is to be decided.

  --name         its part of addresses, /business/filing/<name>
  --words        what it is called, a noun without its article
  --title        what the filer does with it
  --steps        its steps between the introduction and the review, by their names, in order, with commas
  --effect       what it does to the record: office, mailing, agent, restoration, or the code of the status that it sets
  --fee          whole dollars; left out where that is to be decided
  --transaction  the code of its transaction; the name in capitals unless given`;

const ALL = 'rules/filings/all-filings.ts';
const EFFECTS = 'rules/filings/all-effects.ts';
const SPANISH = 'rules/filings/spanish.ts';
const TYPES = 'features/filing-flow/available-transactions.feature';

const TEXT = { type: 'string' };
const OPTIONS = {
  name: TEXT,
  words: TEXT,
  title: TEXT,
  steps: TEXT,
  effect: TEXT,
  fee: TEXT,
  transaction: TEXT,
};

async function newFiling(asked) {
  const missing = ['name', 'words', 'title', 'steps', 'effect'].filter((option) => !asked[option]);
  if (missing.length > 0) throw new Refusal(`Missing: ${missing.map((option) => `--${option}`).join(', ')}.`);
  const filing = filingFacts(asked);
  const declaration = `rules/filings/${filing.name}/filing.ts`;
  const effect = `rules/filings/${filing.name}/effect.ts`;
  const english = `server/content/intro/${filing.transaction}.md`;
  const spanish = `server/content/es/intro/${filing.transaction}.md`;
  checkNew([declaration, effect, english, spanish]);
  const texts = [filing.title, filing.noun, filing.description, filing.filedText];
  const files = new Map([
    [declaration, declarationText(filing)],
    [effect, effectText(filing)],
    [EFFECTS, withEffect(read(EFFECTS), filing)],
    [ALL, withFiling(read(ALL), filing)],
    [SPANISH, withSpanishRows(read(SPANISH), texts)],
    [english, englishIntro(filing)],
    [spanish, spanishIntro(filing)],
    ...filingFeatures(filing, read),
  ]);
  await write(files);
  await generate();
  const fee =
    filing.fee === null
      ? [
          [
            `its price, in ${declaration}; then where features say "to be decided"`,
            'npm run spec -- features/payment features/public-record/forms.feature',
          ],
        ]
      : [];
  tellRest(
    [...files.keys(), 'api/openapi.yaml', 'api/generated.ts'],
    [
      [
        `which statuses may file it, in ${declaration}: the rows that are missing are printed`,
        'npm run spec:tables',
      ],
      ...fee,
      [`the same as examples, where ${TYPES} says "to be decided"`, `npm run spec -- ${TYPES}`],
      [`its Spanish, in ${SPANISH} and ${spanish}; look through ${english} as well`, 'npm run language'],
      ['the whole book', 'npm run spec:check'],
      [
        'a walk by hand from the record to the opened document, as features/filing-flow/whole-change-of-address.feature',
        'npm run spec:browser',
      ],
    ],
  );
}

await refusing('new:filing', async () => {
  const { help, ...asked } = parseArgs({ options: { ...OPTIONS, help: { type: 'boolean' } } }).values;
  if (help) console.log(HELP);
  else await newFiling(asked);
});
