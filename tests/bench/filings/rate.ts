import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Filing } from '#rules';
import { startServer } from '../../../scripts/lib/server.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { companyFiling } from '../../resilience/company';
import { UNLIMITED_SERVER } from '../../resilience/unlimited-server';
import { payByCard, registryAt, savedAgent } from '../../resilience/registry';
import { figures, inTurns, type BenchResult } from './figures';
import { insertBare, markOf, rowsSince, type BareWriting } from './raw-rows';

/** Filings a second, as a share of the rate at which one connection inserts the same rows bare, one after another, and commits each. */
const LEAST_SHARE = 0.25;
const WARM_UP = 20;
const RECORD_WITHIN_MS = 60_000;
const LICENSE = { number: '921234567', lastName: 'Sample' };

/** From the start of the payment until the receipt says that the filing is on record. */
async function fileOne(url: string, filing: Filing): Promise<number> {
  const client = registryAt(url);
  const started = performance.now();
  const page = `${url}/business/filing/llc/filingreview`;
  const { data, error } = await client.POST('/business-api/payment', {
    body: { filing, receiptUrl: `${url}/business/filing/llc/receipt`, backUrl: page, cancelUrl: page },
  });
  const { refId, paymentURL } = data?.apiData ?? {};
  if (refId === undefined || paymentURL === undefined)
    throw new Error(`Payment could not start: ${JSON.stringify(error ?? data)}`);
  await payByCard(new URL(new URL(paymentURL).pathname, url).href);
  while (performance.now() - started < RECORD_WITHIN_MS) {
    const receipt = await client.POST('/business-api/file/receipt', { body: { refId } });
    const code = receipt.data?.apiData.code;
    if (code === 200) return performance.now() - started;
    if (code !== 202) throw new Error(`The receipt says ${JSON.stringify(receipt.error ?? receipt.data)}`);
  }
  throw new Error(`Not on record within ${RECORD_WITHIN_MS / 1000} s.`);
}

/** Companies that are ready to be paid, with names that no other has. */
async function readyFilings(url: string, count: number, atOnce: number): Promise<Filing[]> {
  const filings: Filing[] = [];
  const client = registryAt(url);
  await inTurns(count, atOnce, async (turn) => {
    const agent = await savedAgent(client, LICENSE);
    filings.push(companyFiling(`Measured ${turn} LLC`, randomUUID(), agent));
  });
  return filings;
}

/** Files and pays for a number of companies, some at once; undefined where there is no PostgreSQL. */
export async function filingRate(size: number, atOnce: number): Promise<BenchResult | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  pool.on('error', () => undefined);
  try {
    const server = await startServer({ env: { ...UNLIMITED_SERVER, DATABASE_URL: postgres.url } });
    const { url } = server;
    try {
      const all = await readyFilings(url, size + WARM_UP, atOnce);
      const ready = all.splice(0, size);
      await inTurns(WARM_UP, atOnce, (turn) => fileOne(url, all[turn] as Filing));
      const mark = await markOf(pool);
      const times: number[] = [];
      const seconds = await inTurns(size, atOnce, async (turn) => {
        times.push(await fileOne(url, ready[turn] as Filing));
      });
      await server.stop();
      const written = await rowsSince(pool, mark);
      const rows = written.reduce((sum, one) => sum + one.rows.length, 0);
      const bareRate = async (writing: BareWriting) =>
        size / (await insertBare(postgres.url, written, size, writing));
      const rate = size / seconds;
      const rawRate = await bareRate({ connections: 1, commits: 'row' });
      const batchRate = await bareRate({ connections: atOnce, commits: 'filing' });
      const share = rate / rawRate;
      return {
        lines: [
          `${size} filings, ${atOnce} at once: ${rate.toFixed(1)} a second from payment start to record, ${figures(times)}`,
          `the same ${rows} rows (${(rows / size).toFixed(1)} a filing) inserted one by one: ${rawRate.toFixed(1)} filings a second, share ${share.toFixed(3)} (at least ${LEAST_SHARE})`,
          `by ${atOnce} connections, those of a filing and table at once, in one transaction: ${batchRate.toFixed(1)} filings a second, share ${(rate / batchRate).toFixed(3)}`,
        ],
        faults:
          share >= LEAST_SHARE ? [] : [`${share.toFixed(3)} of the raw rate is less than ${LEAST_SHARE}`],
      };
    } finally {
      await server.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
