import { officeDay } from '#rules';
import type { Registry } from '../context';
import { migrate } from '../database/migrate';
import { contestedNames } from '../database/names';
import { untilReachable } from '../database/until-reachable';
import { withRemedy, databaseSetting } from '../settings/setting-remedies';
import { loadZipCodes } from '../reference-data/load-zip-codes';
import { loadSampleAccounts } from '../sample-data/load-accounts';
import { loadSampleData } from '../sample-data/load';
import { loadSamplePasscodes } from '../sample-data/sample-passcodes';

/** Brings the registry's database up to date, and fills it where it is new. */
export async function prepareRegistry({ config, db, clock, log }: Registry): Promise<void> {
  await withRemedy(databaseSetting(config), () => untilReachable(db, log));
  const migrations = await migrate(db);
  if (migrations.length > 0) {
    log.info({ migrations }, 'database migrated');
    const names = await contestedNames(db);
    if (names.length > 0) log.warn({ names }, 'names that are not distinguishable from another on record');
  }
  await loadZipCodes(db);
  await clock.refresh();
  const today = officeDay(clock.now().toISOString());
  if (config.sampleEntities > 0 && (await loadSampleData(db, config.sampleEntities, today))) {
    log.info({ entities: config.sampleEntities }, 'sample registry loaded');
  }
  if (config.sampleEntities > 0) await loadSamplePasscodes(db, { secret: config.passcodeSecret, today });
  if (config.sampleEntities > 0 && config.isDeveloper) await loadSampleAccounts(db, clock.now());
}
