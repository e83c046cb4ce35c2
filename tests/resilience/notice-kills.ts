import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Filing } from '#rules';
import { entityFiling } from './entity-filing';
import { answered, fileAndPay, readyFiling, type Filer } from './filer';
import { seededRandom } from './random';
import { registryAt } from './registry';
import type { Layout } from './site';
import { startDatabase, startServers } from './site';
import { UNLIMITED_SERVER } from './unlimited-server';

/** Everybody is told within a minute; the job of a killed server is free again after twenty seconds of it. */
const TOLD_WITHIN_MS = 60_000;
/** A second message to the same would come by then. */
const AFTERWARDS_MS = 12_000;
/** The longest wait before a kill after a change begins to be paid: it is told some seconds after it was recorded. */
const LONGEST_WAIT_MS = 6_000;

const OWNER = 'owner@notices.example';

/** A mail server that takes every call and never says a word. */
async function silentMailServer() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}

const withOwner = (filing: Filing): Filing => ({
  ...filing,
  notificationsValues: {
    ...filing.notificationsValues,
    emailNotificationRadio: 'Y',
    emails: [{ email: OWNER }],
  },
});

/** The document numbers of the notices to the owner, as they are queued. */
async function toldDocuments(filer: Filer): Promise<string[]> {
  const { apiData } = await answered(
    filer,
    async (url) => (await registryAt(url).GET('/dev-api/outbox')).data,
  );
  return apiData.messages
    .filter(({ kind, to }) => kind === 'notice' && to === OWNER)
    .map(({ text = '' }) => /^Document number: (\d+)$/m.exec(text)?.[1] ?? text);
}

export interface NoticeKills {
  changes: number;
  faults: string[];
}

/**
 * Kills one of the servers after each of some changes of a record, while the mail server answers nothing: the contact of the record is
 * told of each change once (T3-tell). Undefined where there is no PostgreSQL.
 */
export async function noticeKills(
  layout: Layout,
  changes: number,
  seed: number,
): Promise<NoticeKills | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  const mail = await silentMailServer();
  const env = {
    ...UNLIMITED_SERVER,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'office@registry.example',
  };
  const servers = await startServers(layout, { env });
  const random = seededRandom(seed);
  try {
    const filerOf = (name: string): Filer => ({
      name,
      submissionKey: randomUUID(),
      servers: servers.urls,
      pick: random,
    });
    const first = filerOf(`Watched ${seed} LLC`);
    const formed = await fileAndPay(first, withOwner(await readyFiling(first)));
    if (formed.kind !== 'filed') return { changes, faults: [`the company ended ${JSON.stringify(formed)}`] };
    const faults: string[] = [];
    for (let change = 0; change < changes; change += 1) {
      const filer = filerOf(`${change} Watched Street`);
      const { submissionKey, name: mark } = filer;
      const filing = await answered(filer, (url) =>
        entityFiling(url, { filingType: 'chgpoa', entityId: formed.entityId, submissionKey, mark }),
      );
      const kill = pause(random() * LONGEST_WAIT_MS).then(() =>
        servers.killOne(change % servers.ownUrls.length),
      );
      const [ending] = await Promise.all([fileAndPay(filer, filing), kill]);
      if (ending.kind !== 'filed') faults.push(`a change ended ${JSON.stringify(ending)}`);
    }
    const end = Date.now() + TOLD_WITHIN_MS;
    while ((await toldDocuments(first)).length < changes && Date.now() < end) await pause(1_000);
    await pause(AFTERWARDS_MS);
    const told = await toldDocuments(first);
    if (told.length !== changes || new Set(told).size !== changes)
      faults.push(`of ${changes} changes ${told.length} were told, of ${new Set(told).size} documents`);
    return { changes, faults };
  } finally {
    await servers.stop();
    await database.stop();
    mail.stop();
  }
}
