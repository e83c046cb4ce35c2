import { http } from '../http';
import { sampleSnapshot } from '../sample-snapshot';

/** What the page for developers asks. */
export const openHandlers = [
  http.get('/business-api/open/files', ({ response }) =>
    response(200).json({ apiData: { code: 200, snapshot: sampleSnapshot() } }),
  ),
];
