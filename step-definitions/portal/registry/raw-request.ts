/** A request that our clients would not send. */
interface RawRequest {
  path?: string;
  type?: string;
  body: string;
}

const JSON_TYPE = 'application/json';
const TOO_LARGE = 1_200_000;

const REQUESTS: Record<string, () => RawRequest> = {
  'a text that cannot be read': () => ({ body: '{ "filing": ' }),
  'a text in another format': () => ({ type: 'application/xml', body: '<filing/>' }),
  'a text that is too large': () => ({ body: JSON.stringify({ filing: 'x'.repeat(TOO_LARGE) }) }),
  'an unknown request': () => ({ path: '/business-api/nosuch', body: '{}' }),
};

/** Sends a request without the client; answers with the status and the places of the faults that are named. */
export async function sendRaw(
  baseUrl: string,
  request: string | RawRequest,
): Promise<{ status: number; places: string[] }> {
  const {
    path = '/business-api/file',
    type = JSON_TYPE,
    body,
  } = typeof request === 'string' ? (REQUESTS[request]?.() ?? { body: '' }) : request;
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { apiData?: { faults?: { path: string; message: string }[] } };
  const faults = answer.apiData?.faults ?? [];
  return { status: response.status, places: faults.map(({ path: place, message }) => `${place} ${message}`) };
}
