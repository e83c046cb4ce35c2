/** The other tabs of this browser in which the same user has the same filing open. */
export interface OpenTabs {
  hasOthers(): boolean;
  /** This tab no longer has it open. */
  leave(): void;
}

interface Message {
  kind: 'here' | 'left';
  from: string;
}

const NO_OTHER_TABS: OpenTabs = { hasOthers: () => false, leave: () => undefined };

/**
 * Tells the other tabs that this one has a filing open, and learns which of them have it open too. The lock belongs to the user, not to a
 * tab: closing one of two tabs must not release the lock that the other one needs. A tab that crashes counts as open; the lock then ends
 * with its lease.
 */
export function trackOpenTabs(userId: string, transSeqId: string): OpenTabs {
  // A browser without this channel releases the lock with the first tab that is closed, and the other tabs show that it is gone.
  if (typeof BroadcastChannel === 'undefined') return NO_OTHER_TABS;
  const channel = new BroadcastChannel(`review:${userId}:${transSeqId}`);
  const ownTab = crypto.randomUUID();
  const otherTabs = new Set<string>();
  const say = (kind: Message['kind']) => channel.postMessage({ kind, from: ownTab } satisfies Message);
  channel.onmessage = ({ data: { kind, from } }: MessageEvent<Message>) => {
    if (kind === 'left') otherTabs.delete(from);
    else if (!otherTabs.has(from)) {
      otherTabs.add(from);
      say('here');
    }
  };
  say('here');
  return {
    hasOthers: () => otherTabs.size > 0,
    leave() {
      say('left');
      channel.close();
    },
  };
}
