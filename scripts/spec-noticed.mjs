/**
 * `npm run spec:noticed`: whether the scenarios would notice a wrong rule book. Decides each row of the tables otherwise, for each of its values
 * and with each part of its outcome; lets each check of a form refuse nothing; takes a word out of each text; and names what every scenario passes
 * with. Ends with 1 when something is left that features/unnoticed.tsv does not have, or has although a scenario notices it by now.
 *
 *   npm run spec:noticed -- --write     writes features/unnoticed.tsv
 *
 * NOTICED_TEXTS: of the texts only those in files whose path begins with this.
 */
import { writeFileSync } from 'node:fs';
import { bundleScenarios } from './assertions/bundle.mjs';
import { unnoticedFlips } from './assertions/noticed-flips.mjs';
import { unnoticedTexts } from './assertions/noticed-texts.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { featurePaths } from './lib/features.mjs';
import { refuseUnreadable } from './lib/parse-feature.mjs';
import { readTsv } from './lib/tsv.mjs';

const KNOWN = 'features/unnoticed.tsv';

await ensureInstalled();
refuseUnreadable(featurePaths());
process.exitCode = await check();

async function check() {
  const { texts, load } = await bundleScenarios();
  const scenarios = load().readPickles();
  const { flips, unnoticed, failed } = await unnoticedFlips({ load, scenarios });
  if (failed.length > 0) {
    console.log(`Not every scenario passes: ${failed.map(({ place }) => place).join(', ')}`);
    return 1;
  }
  const begin = process.env.NOTICED_TEXTS ?? '';
  const asked = [...texts.keys()].filter((id) => texts[id].place.startsWith(begin));
  const unread = await unnoticedTexts({ asked, load, scenarios });
  const left = [
    ...unnoticed.map(({ in: table, what }) => `${table}\t${what}`),
    ...unread.map((id) => `${texts[id].place}\t${texts[id].text}`),
  ];
  if (process.argv.includes('--write')) write(left);
  const isLookedAt = ([place]) => !place.includes('/') || place.startsWith(begin);
  const known = new Set(
    readTsv(KNOWN)
      .filter(isLookedAt)
      .map((cells) => cells.join('\t')),
  );
  const grown = left.filter((line) => !known.has(line));
  const done = [...known].filter((line) => !left.includes(line));
  tell('No scenario notices it when this is changed:', grown);
  tell(`A scenario notices this by now; \`npm run spec:noticed -- --write\` takes it out of ${KNOWN}:`, done);
  console.log(
    `${flips.length - unnoticed.length} of ${flips.length} changes of rows and checks, and ${asked.length - unread.length} of ${asked.length} of texts, are noticed by a scenario`,
  );
  return grown.length + done.length > 0 ? 1 : 0;
}

function write(lines) {
  writeFileSync(KNOWN, `${['where\twhat is changed', ...[...new Set(lines)].sort()].join('\n')}\n`);
}

function tell(head, lines) {
  if (lines.length === 0) return;
  console.log(head);
  for (const place of new Set(lines.map((line) => line.split('\t')[0]))) {
    console.log(`  ${place}`);
    for (const line of lines.filter((one) => one.startsWith(`${place}\t`)))
      console.log(`    ${line.split('\t')[1]}`);
  }
}
