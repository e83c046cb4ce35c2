import type { Filing } from '#rules';
import { companyFiling } from './company';
import { payByCard, registryAt, savedAgent } from './registry';

const LICENSE = { number: '921234567', lastName: 'Sample' };
/** The job of a killed worker is free after twenty seconds; several kills and a restarted database may hit the same job. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 60;

/** How a filing ended for its filer. */
export type Ending =
  | { kind: 'filed'; refId: string; entityId: string }
  | { kind: 'nameTaken' }
  | { kind: 'refused'; code: number };

/** The waits of a filer: for the agent to be saved, payment to start, the card to be charged, the filing to be on record. */
export const STAGES = ['agent', 'start', 'card', 'record'] as const;
export type Stage = (typeof STAGES)[number];

export interface Filer {
  name: string;
  submissionKey: string;
  /** Addresses of the servers this filer may talk to; each call picks one. */
  servers: readonly string[];
  pick: () => number;
  /** True where no server is killed, so that no request may fail either. */
  isUndisturbed?: boolean;
  /** Called whenever the filer begins to wait for something else. */
  onStage?: (stage: Stage) => void;
}

/** An answer that asking again would not change. */
class Refused extends Error {}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Repeats a call until a server answers it, as a filer does whose answer was lost. */
export async function answered<T>(
  { servers, pick }: Filer,
  call: (url: string) => Promise<T | undefined>,
): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < until) {
    const url = servers[Math.floor(pick() * servers.length)] ?? '';
    try {
      const answer = await call(url);
      if (answer !== undefined) return answer;
    } catch (error) {
      if (error instanceof Refused) throw error;
      last = error;
    }
    await pause();
  }
  throw new Error(`No answer within ${PATIENCE_MS / 1000} s.`, { cause: last });
}

const startOf = (filer: Filer, filing: Filing) =>
  answered(filer, async (url) => {
    const here = {
      receiptUrl: `${url}/business/filing/llc/receipt`,
      backUrl: `${url}/business/filing/llc/filingreview`,
      cancelUrl: `${url}/business/filing/llc/filingreview`,
    };
    const { data, error, response } = await registryAt(url).POST('/business-api/payment', {
      body: { filing, ...here },
    });
    if (data) return { ...data.apiData, url };
    if (response.status === 422 || filer.isUndisturbed) throw new Refused(JSON.stringify(error));
    throw new Error(`Payment start answered ${response.status}: ${JSON.stringify(error)}`);
  });

/** The card page's address on this server: after a restart or on another replica it is the same page. */
const onServer = (paymentUrl: string, url: string) => new URL(new URL(paymentUrl).pathname, url).href;

const receiptOf = (filer: Filer, refId: string) =>
  answered(filer, async (url) => {
    const { data, response } = await registryAt(url).POST('/business-api/file/receipt', { body: { refId } });
    const answer = data?.apiData;
    if (answer && answer.code !== 202) return answer;
    throw new Error(`The receipt of ${refId} answered ${response.status}: ${JSON.stringify(answer)}`);
  });

/** A filing that is ready to be paid, with an agent saved for it. */
export async function readyFiling(filer: Filer): Promise<Filing> {
  filer.onStage?.('agent');
  const agent = await answered(filer, (url) => savedAgent(registryAt(url), LICENSE));
  return companyFiling(filer.name, filer.submissionKey, agent);
}

/** Files and pays, clicking twice and asking again until everything is answered. */
export async function fileAndPay(filer: Filer, ready?: Filing): Promise<Ending> {
  const filing = ready ?? (await readyFiling(filer));
  filer.onStage?.('start');
  const [start] = await Promise.all([startOf(filer, filing), startOf(filer, filing)]);
  if (start.code === 409) return { kind: 'nameTaken' };
  const { refId, paymentURL } = start;
  if (refId === undefined) throw new Error(`Payment start without reference: ${JSON.stringify(start)}`);
  if (paymentURL !== undefined) {
    filer.onStage?.('card');
    await answered(filer, async (url) => {
      await Promise.all([payByCard(onServer(paymentURL, url)), payByCard(onServer(paymentURL, url))]);
      return true;
    });
  }
  filer.onStage?.('record');
  const { code, receipt } = await receiptOf(filer, refId);
  return code === 200 && receipt
    ? { kind: 'filed', refId, entityId: receipt.masterId }
    : { kind: 'refused', code };
}

/** Begins to pay for different contents of one filing at the same moment, as several tabs do, then pays in each of them. */
export async function fileInTabs(filer: Filer, contents: readonly Filing[]): Promise<Ending> {
  const starts = await Promise.all(contents.map((filing) => startOf(filer, filing)));
  const pages = starts.flatMap(({ paymentURL }) => (paymentURL === undefined ? [] : [paymentURL]));
  const refIds = new Set(starts.map(({ refId }) => refId));
  const [refId] = refIds;
  if (pages.length === 0 || refIds.size !== 1 || refId === undefined)
    throw new Error(`The tabs were answered ${JSON.stringify(starts)}`);
  await Promise.all(
    pages.map((page) =>
      answered(filer, async (url) => {
        await payByCard(onServer(page, url));
        return true;
      }),
    ),
  );
  const { code, receipt } = await receiptOf(filer, refId);
  return code === 200 && receipt
    ? { kind: 'filed', refId, entityId: receipt.masterId }
    : { kind: 'refused', code };
}
