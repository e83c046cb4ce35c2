import { createRegistryClient } from '../../client/client';

/** A client that records each query, as path and query string, and answers with nothing. */
export function notingClient() {
  const questions: string[] = [];
  const client = createRegistryClient({
    baseUrl: 'http://portal.invalid',
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      questions.push(pathname + search);
      return Promise.resolve(Response.json({ apiData: { code: 200, content: '' } }));
    },
  });
  return { client, questions };
}
