/** What messages to followers say. */
export const followerMessage = {
  pageOfAddress: 'See what you follow, change it, or stop these messages:',
} as const;
