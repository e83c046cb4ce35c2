import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openDatabase } from '../../server/database/connection';
import { endWith, say } from './registry';
import { blocksOfAsks } from './scale/blocks';
import { prepare, sizeOf } from './scale/fill';

/** How many times as many blocks a hundred times as many entities may cost. */
const MOST_GROWTH = 3;
/** What reads fewer blocks than these is as quick at any size. */
const FEW_BLOCKS = 40;

/** What has a bound that no growth moves, but is reached only where indexes are worth it; in blocks. */
const BOUNDS: Record<string, number> = {
  // Three for each of some sixty entities that it names.
  personas: 250,
};

const growth = (name: string, small: number, large: number): number =>
  large <= (BOUNDS[name] ?? 0) ? 1 : large / Math.max(small, FEW_BLOCKS);

/** Makes a database, as a copy of another where one is named. */
async function newDatabase(url: string, name: string, original?: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    original === undefined ? `create database ${name}` : `create database ${name} template ${original}`,
  );
  await client.end();
  return new URL(name, url).href;
}

/** Prepares what both sizes begin with; answers the address of a copy for each. */
async function preparedDatabases(url: string, base: number): Promise<[string, string]> {
  const databaseUrl = await newDatabase(url, 'prepared');
  const connection = await openDatabase({ databaseUrl, databaseConnections: 2, dataDirectory: '' }, (error) =>
    say(error.message),
  );
  await prepare(connection, databaseUrl, base).finally(() => connection.close());
  return [await newDatabase(url, 'small', 'prepared'), await newDatabase(url, 'large', 'prepared')];
}

/** Whether every ask reads about as much of a large registry as of a small one. */
async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({
    options: {
      small: { type: 'string', default: '25000' },
      large: { type: 'string', default: '2500000' },
      urls: { type: 'string' },
    },
  });
  const postgres = values.urls === undefined ? await startPostgres({ isLasting: false }) : undefined;
  const urls =
    postgres === undefined
      ? values.urls?.split(',')
      : await preparedDatabases(postgres.url, Number(values.small));
  if (urls === undefined) return undefined;
  const read = async (url: string | undefined, entities: string) => {
    const started = performance.now();
    const blocks = await blocksOfAsks(url ?? '', sizeOf(Number(entities)));
    say(`${entities} entities: grown and asked in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return blocks;
  };
  const small = await read(urls[0], values.small);
  const large = await read(urls[1], values.large);
  await postgres?.stop();
  const lines = [...large].map(([name, blocks]) => {
    const before = small.get(name) ?? 0;
    return { name, before, blocks, times: growth(name, before, blocks) };
  });
  lines.sort((one, other) => other.times - one.times);
  for (const { name, before, blocks, times } of lines)
    say(
      `${times > MOST_GROWTH ? 'FAILED ' : ''}${times.toFixed(1)} times: ${before} -> ${blocks} blocks, ${name}`,
    );
  const failed = lines.filter(({ times }) => times > MOST_GROWTH);
  say(
    `${lines.length} asks at ${values.small} and ${values.large} entities; ${failed.length} grow more than ${MOST_GROWTH} times`,
  );
  return failed.length === 0;
}

endWith(main());
