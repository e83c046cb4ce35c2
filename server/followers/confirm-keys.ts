import { sealed, unsealed } from './follower-keys';

/** What a link that confirms stands for: a follow, and when it was asked for. */
export interface ConfirmKey {
  followId: string;
  askedAt: Date;
}

/** The key of a link that confirms. It says when it was made, so that an old one is known even when nothing else is kept of it. */
export const confirmKey = (secret: string, { followId, askedAt }: ConfirmKey): string =>
  sealed(secret, 'confirming', `${followId}.${askedAt.getTime().toString(36)}`);

/** Reads the key of a link; undefined for one that the registry has not made. */
export function readConfirmKey(secret: string, key: string): ConfirmKey | undefined {
  const [followId, asked] = unsealed(secret, 'confirming', key)?.split('.') ?? [];
  if (followId === undefined || asked === undefined) return undefined;
  return { followId, askedAt: new Date(Number.parseInt(asked, 36)) };
}
