import type { openComponents } from '#api';
import type { ApiScenarioContext } from '../../scenario/context/api';

const READ = '/open-api/v1/entities/20101000001';

/** The answer of the open record to a request that says this of its sender. */
export const readWith = ({ baseUrl }: ApiScenarioContext, authorization: string | undefined) =>
  fetch(`${baseUrl}${READ}`, { headers: authorization === undefined ? {} : { authorization } });

/**
 * Why the open record refuses a request; nothing where it is read.
 * @throws Error where the answer is none that the contract has for a key
 */
export async function refusalOf(
  context: ApiScenarioContext,
  authorization: string | undefined,
): Promise<string> {
  const answer = await readWith(context, authorization);
  if (answer.ok) return '';
  const { status, detail } = (await answer.json()) as openComponents['schemas']['Problem'];
  if (status !== 401 || !answer.headers.get('www-authenticate')?.includes(detail))
    throw new Error(`The key was refused with ${status}, which does not say why.`);
  return detail;
}
