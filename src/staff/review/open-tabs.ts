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

const ALONE: OpenTabs = { hasOthers: () => false, leave: () => undefined };

/**
 * Says to the other tabs that this one has a filing open, and hears which of them have. The lock belongs to the user and not to a tab:
 * whoever closes one of two tabs must not lose the lock in the other one. A tab that ends without a word is taken for open; the lease
 * of the lock then ends it.
 */
export function joinTabs(userId: string, transSeqId: string): OpenTabs {
  // Without it a tab that is closed gives the lock up, and the others say so.
  if (typeof BroadcastChannel === 'undefined') return ALONE;
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
