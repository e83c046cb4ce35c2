import { messagesTo } from '../../portal/followers/messages';
import type { ApiScenarioContext } from '../../scenario/context/api';

/** The link to a key in the newest message to an address. */
export async function linkTo(context: ApiScenarioContext, address: string): Promise<string> {
  const [message] = await messagesTo(context, address);
  const link = /\/open-key\?language=\w+#(\S+)/.exec(message?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`No link to a key was sent to ${address}.`);
  return link;
}
