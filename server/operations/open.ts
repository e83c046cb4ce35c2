import type { Handlers } from '../contract/operation';
import { publishedSnapshots } from '../open/snapshots/published-snapshots';

/** What the page for developers asks (T4-page). */
export const openOperations: Handlers<'openFiles'> = {
  async openFiles({ db }) {
    const [snapshot] = await publishedSnapshots(db);
    return { apiData: { code: 200, ...(snapshot && { snapshot }) } };
  },
};
