import { http } from '../http';
import { state } from '../state';

/** The key of the one address that follows something. */
export const MOCK_FOLLOWER_KEY = 'mock-key';

const RECORD = { entityId: '20101000001', entityName: 'Aspen Ledger LLC' };

/** Following records, as the registry answers it for one address. */
export const followerHandlers = [
  http.post('/business-api/follow', ({ response }) => response(200).json({ apiData: { code: 200 } })),

  http.post('/business-api/follow/confirm', async ({ request, response }) => {
    const { key } = await request.json();
    const confirmed = { code: 200 as const, result: 'confirmed' as const, ...RECORD, key };
    return response(200).json({ apiData: key === MOCK_FOLLOWER_KEY ? confirmed : { code: 404 } });
  }),

  http.post('/business-api/following', async ({ request, response }) => {
    const { key } = await request.json();
    const { following } = state;
    return response(200).json({
      apiData: key === MOCK_FOLLOWER_KEY ? { code: 200, following } : { code: 404 },
    });
  }),

  http.post('/business-api/following/change', async ({ request, response }) => {
    const { key, change, entityId, events } = await request.json();
    if (key !== MOCK_FOLLOWER_KEY) return response(200).json({ apiData: { code: 404 } });
    const { following } = state;
    if (change === 'stop' || change === 'allow') following.isStopped = change === 'stop';
    for (const follow of following.follows.filter((each) => each.entityId === entityId)) {
      if (change === 'events') follow.events = events ?? [];
      if (change === 'end') follow.state = 'ended';
      if (change === 'again') follow.state = 'inForce';
    }
    return response(200).json({ apiData: { code: 200, following } });
  }),

  http.post('/business-api/following/stop', async ({ request, response }) => {
    const { key } = await request.json();
    return response(200).json({ apiData: { code: key === MOCK_FOLLOWER_KEY ? 200 : 404 } });
  }),
];
