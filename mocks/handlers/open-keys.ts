import type { components } from '#api';
import { OPEN_KEY_LENGTH, OPEN_KEY_PREFIX } from '#rules';
import { http } from '../http';
import { state } from '../state';

/** A link to a key, and one that has made it before. */
const UNUSED_LINK = 'mock-key';
const USED_LINK = 'mock-used-key';

/** Whether a link is one of these. */
function isKnown(link: string): boolean {
  if (link === USED_LINK) state.openKey ??= { madeAt: new Date().toISOString(), attempt: 'before' };
  return link === UNUSED_LINK || link === USED_LINK;
}

const UNKNOWN = { code: 404 } as const;

function told(): components['schemas']['OpenKeyLink'] {
  const { openKey } = state;
  if (openKey === null) return { state: 'unused' };
  const { madeAt, takenBackAt } = openKey;
  return takenBackAt === undefined
    ? { state: 'used', madeAt, liveSince: madeAt }
    : { state: 'takenBack', madeAt, takenBackAt };
}

/** A key to the open record, as the registry answers it for one link. */
export const openKeyHandlers = [
  http.post('/business-api/open/key', ({ response }) => response(200).json({ apiData: { code: 200 } })),

  http.post('/business-api/open/key/link', async ({ request, response }) => {
    const { link } = await request.json();
    return response(200).json({
      apiData: isKnown(link) ? { code: 200, link: told() } : UNKNOWN,
    });
  }),

  http.post('/business-api/open/key/make', async ({ request, response }) => {
    const { link, attempt } = await request.json();
    if (!isKnown(link)) return response(200).json({ apiData: UNKNOWN });
    state.openKey ??= { madeAt: new Date().toISOString(), attempt };
    const isAnswered = told().state === 'used' && state.openKey.attempt === attempt;
    return response(200).json({
      apiData: isAnswered
        ? { code: 200, link: told(), key: OPEN_KEY_PREFIX.padEnd(OPEN_KEY_LENGTH, 'mock') }
        : { code: 410, link: told() },
    });
  }),

  http.post('/business-api/open/key/take-back', async ({ request, response }) => {
    const { link } = await request.json();
    if (!isKnown(link)) return response(200).json({ apiData: UNKNOWN });
    if (state.openKey !== null) state.openKey.takenBackAt ??= new Date().toISOString();
    return response(200).json({ apiData: { code: 200, link: told() } });
  }),
];
