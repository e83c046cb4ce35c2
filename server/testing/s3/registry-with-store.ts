import type { Registry } from '../../context';
import { runStorageSweep } from '../../jobs/cleanup/storage-sweep';
import { workOnce } from '../../jobs/worker';
import type { TestRegistry } from '../open-test-registry';
import { openTestRegistry } from '../open-test-registry';
import { FakeS3 } from './fake-s3';

/** A registry that keeps files in a store, for the tests of a file; both hold no file, and no job, after each of them. */
export function registryWithStore() {
  const fake = new FakeS3();
  let open: TestRegistry;
  const registry = (): Registry => open.registry;

  beforeAll(async () => {
    await fake.open();
    open = await openTestRegistry(fake.settings);
  }, 240_000);
  afterAll(async () => {
    await open.close();
    await fake.close();
  });
  afterEach(async () => {
    const { db, clock } = registry();
    await clock.moveTo(null);
    await db.deleteFrom('attachment').where('object_key', 'is not', null).execute();
    await db.deleteFrom('filing_document').execute();
    await db.deleteFrom('outbox').execute();
    await db.updateTable('file_store').set({ swept_to: '' }).execute();
    fake.reset();
  });

  return {
    fake,
    registry,

    /** Runs, once each, the jobs that are due this much later, and those that failed a moment ago. */
    async work(minutesLater = 0): Promise<void> {
      const { db, clock } = registry();
      await clock.moveTo(new Date(Date.now() + minutesLater * 60_000));
      await db.updateTable('outbox').set({ held_until: null }).execute();
      await workOnce(registry());
    },

    /** Sweeps the whole store, until the sweep pauses; answers with the number of its runs. */
    async sweep(by: Registry = registry()): Promise<number> {
      for (let runs = 1; ; runs += 1) {
        const result = await runStorageSweep(by);
        if (result && result.again > by.clock.now()) return runs;
      }
    },

    /** A server that is killed once the contents are stored: it never writes the row. */
    killedAfterPut(): { dying: Registry; dead: Promise<void> } {
      const { providers } = registry();
      let die: () => void;
      const dead = new Promise<void>((resolve) => {
        die = resolve;
      });
      const files = {
        ...providers.files,
        keep: async (...given: Parameters<typeof providers.files.keep>) => {
          await providers.files.keep(...given);
          die();
          return new Promise<never>(() => undefined);
        },
      };
      return { dying: { ...registry(), providers: { ...providers, files } }, dead };
    },
  };
}
