import { nameOnDay, type EntityStatusCode, withoutStatutoryLanguage } from '#rules';
import { seededRandom, pick, type Random, wholeBetween } from '../../server/sample-data/random';
import type { SampleEntity } from '../../server/sample-data/sample-entity';

const SEED = 7_901_601;
/** A registry of two and a half million has so many different words, most of them in a few names each. */
const INVENTED = 600_000;

const FREQUENT =
  'Colorado Services Mountain Construction Rocky Home Group Properties Denver Solutions Consulting Management Investments ' +
  'Holdings Enterprises Rental Design Health Capital Trust Family Development Center Auto Care Western Church Real Estate ' +
  'Creative Energy Peak Springs Summit Star Blue High Front Range Association Foundation Cleaning Studio First American ' +
  'National United Community School Owners Park Ridge Valley Creek Lake View House Art Food Trucking Transport In One To For';

const INITIALS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 1 2 3 4 5 7 9 10 24 303 5280'.split(
  ' ',
);
const SYLLABLES =
  'al an ar ba be bel ben ber bo bra ca can car chi co da dan del den di dor el en er fa fer fi ga gar go gra ha han har he ' +
  'jo ka kel ken la lan len li lo ma man mar mc me mi mo mon na ne ni no ol or pa pe per pi ra ram re ri ro ros sa san ' +
  'sch se sha si so sta ste su ta tan te ti to tor tri va van ve vi wa wel wil win yo za';

const frequent = FREQUENT.split(' ');
const syllables = SYLLABLES.split(' ');

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word of two to four syllables, the same for the same number. */
function inventedWord(number: number): string {
  const random = seededRandom(number);
  const length = 2 + Math.floor(random() * 3);
  return capitalized(Array.from({ length }, () => pick(random, syllables)).join(''));
}

/** Words as often as in a language: each half as often as the one of half its rank. */
const byRank = (random: Random, count: number): number => Math.floor(count ** random()) - 1;

/** Three parts of words, which make names as different in length and frequency as those on record. */
function nameStart(random: Random): string {
  const invented = () => inventedWord(byRank(random, INVENTED));
  const known = () => frequent[byRank(random, frequent.length)] ?? '';
  const kind = random();
  if (kind < 0.15) return `${pick(random, INITIALS)} ${known()} ${invented()}`;
  if (kind < 0.2) return `${pick(random, INITIALS)} & ${pick(random, INITIALS)} ${known()}`;
  if (kind < 0.3) return `The ${known()} ${invented()}`;
  if (kind < 0.5) return `${invented()} ${known()} ${known()}`;
  return `${invented()} ${known()}`;
}

/** How many more of a state's entities have lost their standing for so long that their names tell it: 43 of 100 with those of the sample. */
const TOLD_IN_NAME = 0.22;
const TOLD: readonly EntityStatusCode[] = ['DQQ', 'DQQ', 'DQQ', 'VDISS', 'ADISS'];
const TOLD_BY = '2026-02-28';

/** A standing that was lost some day in the past decades. */
const lostStanding = (random: Random) => {
  const twoDigits = (most: number) => String(wholeBetween(random, 1, most)).padStart(2, '0');
  const day = `${wholeBetween(random, 2001, 2023)}-${twoDigits(12)}-${twoDigits(28)}`;
  return { statusCode: pick(random, TOLD), delinquencyDate: day, dissolutionDate: day };
};

/** The same entities under names of words that are as common and as rare as those of a state's registry. */
export function* underOtherNames(entities: Iterable<SampleEntity>): Generator<SampleEntity> {
  const random = seededRandom(SEED);
  const given = new Set<string>();
  for (const entity of entities) {
    const term = withoutStatutoryLanguage(entity.name).match(/\S+$/)?.[0] ?? '';
    let start = nameStart(random);
    while (given.has(start)) start = `${start} ${inventedWord(byRank(random, INVENTED))}`;
    given.add(start);
    const named = { ...entity, name: `${start} ${term}`.trim() };
    const told = random() < TOLD_IN_NAME ? { ...named, ...lostStanding(random) } : named;
    yield { ...told, name: nameOnDay(told, TOLD_BY) };
  }
}
