import { createRegistryClient } from '../../client/client';

/** A client that notes each question, as path and query, and has an answer that says nothing. */
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
