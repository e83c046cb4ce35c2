import { emptyFiling, languageOfCookies, openKeyRules } from '#rules';
import { inConstantTime } from '../constant-time';
import type { Handlers } from '../contract/operation';
import { HttpFailure } from '../failures/failure';
import { askForOpenKey } from '../open-keys/ask-for-key';
import { keyOfLink, toldLink, type KeyOfLink } from '../open-keys/key-of-link';
import { makeOpenKey } from '../open-keys/make-key';
import { takeOpenKeyBack } from '../open-keys/take-key-back';

const told = <Code extends 200 | 410>(found: KeyOfLink, code: Code) =>
  found.state === 'unknown' ? { code: 404 as const } : { code, link: toldLink(found.state, found) };

/** Keys of the open record, which whoever confirms an address makes and takes back (T4-page). */
export const openKeyOperations: Handlers<
  'askForOpenKey' | 'openKeyLink' | 'makeOpenKey' | 'takeBackOpenKey'
> = {
  async askForOpenKey(registry, { body, cookies, clientAddress }) {
    const { email } = openKeyRules.tidied(body);
    const now = registry.clock.now().toISOString();
    const [problem, ...more] = openKeyRules.problems({ email }, { filing: emptyFiling(), now });
    if (problem) throw new HttpFailure(422, problem.message, { problems: [problem, ...more] });
    const language = languageOfCookies(cookies ?? '');
    await inConstantTime(askForOpenKey(registry, { address: email, language, caller: clientAddress }));
    return { apiData: { code: 200 } };
  },

  async openKeyLink(registry, { body: { link } }) {
    const found = await keyOfLink(registry.db, registry, link);
    return { apiData: told(found, 200) };
  },

  async makeOpenKey(registry, { body }) {
    const { key, ...found } = await makeOpenKey(registry, body);
    return { apiData: { ...told(found, key === undefined ? 410 : 200), ...(key !== undefined && { key }) } };
  },

  async takeBackOpenKey(registry, { body: { link } }) {
    const found = await takeOpenKeyBack(registry, link);
    return { apiData: told(found, found.state === 'expired' ? 410 : 200) };
  },
};
