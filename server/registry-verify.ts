import { openDatabase } from './database/connection';
import { verifyRecords } from './entities/verify-records';
import { readConfig } from './settings/config';

/** `npm run registry:verify`: proves of a database that the record of each entity is the fold of its effects (T1-fold). */
async function main(): Promise<void> {
  const { db, opened, close } = await openDatabase(readConfig(process.env), (error) => {
    throw error;
  });
  await opened;
  const { entities, faults } = await verifyRecords(db).finally(close);
  for (const { entityId, facts } of faults)
    process.stdout.write(`${entityId}: the record is not what its effects say of ${facts.join(', ')}\n`);
  process.stdout.write(
    `${entities} entities: ${faults.length === 0 ? 'each is what its effects say' : `${faults.length} are not what their effects say`}\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
