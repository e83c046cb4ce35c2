/** Operations that only pages of followers and of developers ask. Their part of the catalog is one of its own, which filers never download. */
export const FOLLOWER_OPERATIONS = [
  'followRecord',
  'confirmFollow',
  'following',
  'changeFollowing',
  'stopMessages',
  'openFiles',
] as const;
export type FollowerOperation = (typeof FOLLOWER_OPERATIONS)[number];

const OF_FOLLOWERS: ReadonlySet<string> = new Set(FOLLOWER_OPERATIONS);

export const isFollowerOperation = (operation: string): operation is FollowerOperation =>
  OF_FOLLOWERS.has(operation);
