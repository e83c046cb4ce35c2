import type { Logger } from 'pino';
import { movableClock, realClock } from '../clock';
import type { Config } from '../settings/config';
import type { Registry } from '../context';
import { clockStore } from '../database/clock-store';
import type { Connection } from '../database/connection';
import { createDocumentPool } from '../documents/pool/document-pool';
import { startDrawingThread } from '../documents/pool/drawing-thread';
import { createProviders } from '../providers/create-providers';

/** Puts the registry on a database, of which nothing is asked yet. */
export function createRegistry(config: Config, log: Logger, { db }: Connection): Registry {
  const clock = config.isDeveloper ? movableClock(clockStore(db)) : realClock;
  return {
    config,
    db,
    clock,
    providers: createProviders(config, db, clock, log),
    documents: createDocumentPool(() =>
      startDrawingThread({ isDemonstration: config.environment !== 'prod' }),
    ),
    log,
  };
}
