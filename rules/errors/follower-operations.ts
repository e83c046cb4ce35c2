/** Operations that only pages of followers ask. Their part of the catalog is one of its own, which filers never download. */
export const FOLLOWER_OPERATIONS = [
  'followRecord',
  'confirmFollow',
  'following',
  'changeFollowing',
  'stopMessages',
] as const;
export type FollowerOperation = (typeof FOLLOWER_OPERATIONS)[number];

const OF_FOLLOWERS: ReadonlySet<string> = new Set(FOLLOWER_OPERATIONS);

export const isFollowerOperation = (operation: string): operation is FollowerOperation =>
  OF_FOLLOWERS.has(operation);
