import { sealed, unsealed, type Purpose } from './follower-keys';

/** What a link in a message was sent for. A link of one kind does nothing of the other. */
export type LinkPurpose = Extract<Purpose, 'confirming' | 'open key'>;

/** What a link that confirms stands for: what was asked for, such as a follow, and when. */
export interface ConfirmKey {
  id: string;
  askedAt: Date;
}

/** The key of a link that confirms. It says when it was made, so that an old one is known even when nothing else is kept of it. */
export const confirmKey = (secret: string, purpose: LinkPurpose, { id, askedAt }: ConfirmKey): string =>
  sealed(secret, purpose, `${id}.${askedAt.getTime().toString(36)}`);

/** Reads the key of a link; undefined for one that the registry has not made. */
export function readConfirmKey(secret: string, purpose: LinkPurpose, key: string): ConfirmKey | undefined {
  const [id, asked] = unsealed(secret, purpose, key)?.split('.') ?? [];
  if (id === undefined || asked === undefined) return undefined;
  return { id, askedAt: new Date(Number.parseInt(asked, 36)) };
}
