import type { ApiScenarioContext } from '../../scenario/context/api';

/** The messages that the registry has queued for an address, newest first. */
export async function messagesTo({ client }: ApiScenarioContext, address: string) {
  const { data } = await client.call('outbox');
  return (data?.messages ?? []).filter(({ to }) => to === address);
}

/** What the message with the link names: the keys of the page that confirms and of the page of the address. */
export const keysIn = (text: string): { confirming: string; following: string } => ({
  confirming: /\/following\/confirm\?language=\w+#(\S+)/.exec(text)?.[1] ?? '',
  following: /\/following\?language=\w+#(\S+)/.exec(text)?.[1] ?? '',
});
