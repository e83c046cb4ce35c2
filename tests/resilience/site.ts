import { startHaproxy } from '../../scripts/lib/haproxy.mjs';
import { startPgbouncer } from '../../scripts/lib/pgbouncer.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort, startServer } from '../../scripts/lib/server.mjs';

/** The layout of a site: the number of servers, behind a balancer or each by its address, on a database, through a pooler or directly. */
export interface Layout {
  servers: number;
  haproxy?: boolean;
  /** In transaction mode. */
  pgbouncer?: boolean;
}

export const TWO_SERVERS: Layout = { servers: 2 };

/** Says a layout in words. */
export const layoutInWords = ({ servers, haproxy = false, pgbouncer = false }: Layout): string =>
  `${['no', 'one', 'two', 'three', 'four'][servers] ?? servers} servers${haproxy ? ' behind HAProxy' : ''}${pgbouncer ? ' through PgBouncer' : ''}`;

/** Servers that are killed and started again on the same data. */
export interface Servers {
  /** The addresses for requests: each server, or the balancer, repeated as often as there are servers. */
  urls: readonly string[];
  /** Each server by itself. */
  ownUrls: readonly string[];
  /** Kills one of them with SIGKILL and starts it again. */
  killOne(which: number): Promise<void>;
  stop(): Promise<void>;
}

type ServerOptions = NonNullable<Parameters<typeof startServer>[0]>;

/** Starts all servers of a layout at the same moment, and the balancer in front of them. */
export async function startServers(
  { servers: count, haproxy = false }: Layout,
  options: ServerOptions,
): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const balancerPort = await freePort();
  const behind = { PUBLIC_URL: `http://127.0.0.1:${balancerPort}`, TRUST_PROXY: '1' };
  const env = { ...options.env, ...(haproxy && behind) };
  const begin = (port: number) => startServer({ ...options, env, port });
  const running = await Promise.all(ports.map(begin));
  const balancer = haproxy ? await startHaproxy(balancerPort, ports) : undefined;
  const ownUrls = running.map(({ url }) => url);
  return {
    urls: balancer === undefined ? ownUrls : ownUrls.map(() => balancer.url),
    ownUrls,
    async killOne(which) {
      await running[which]?.kill();
      const port = ports[which];
      if (port !== undefined) running[which] = await begin(port);
    },
    async stop() {
      await Promise.all(running.map((server) => server.stop()));
      await balancer?.stop();
    },
  };
}

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/**
 * Starts a PostgreSQL that servers share, and a pooler in front of it where the layout has one: its address is that by which servers reach
 * it. Undefined where there is no PostgreSQL.
 */
export async function startDatabase({ pgbouncer = false }: Layout): Promise<Postgres | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined || !pgbouncer) return postgres;
  const pooler = await startPgbouncer(postgres.url);
  return {
    ...postgres,
    url: pooler.url,
    async stop() {
      await pooler.stop();
      await postgres.stop();
    },
  };
}
