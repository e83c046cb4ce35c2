import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mock registry for tests under Node: `mockRegistry.listen()` in beforeAll, `close()` in afterAll. */
export const mockRegistry = setupServer(...handlers);
