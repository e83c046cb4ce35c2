import { lazyPage } from '../controls/loading/lazy-page';

/** A page that is a message, fetched when it is shown. */
export const messagePage = (
  name: `${'Down' | 'FilingIssue' | 'NotFound' | 'TimedOut' | 'Unavailable'}Page`,
) => lazyPage(async () => ({ default: (await import('../portal/message-pages'))[name] }));
