import type { Registry } from '../context';
import type { TestRegistry } from './open-test-registry';
import { openTestRegistry } from './open-test-registry';

/** A registry that the tests of a file share; its clock shows the real time again after each of them. */
export function registryOfTests(): () => Registry {
  let open: TestRegistry;
  beforeAll(async () => {
    open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
  }, 60_000);
  afterAll(() => open.close());
  afterEach(() => open.registry.clock.moveTo(null));
  return () => open.registry;
}
