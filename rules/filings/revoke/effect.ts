import type { FilingEffect } from '../declare-effect';

/** It sets nothing itself: the filing that it revokes never takes effect (T1-revoke). */
export const revokeEffect: FilingEffect = {
  about: [],
  sets: () => [],
  revokes: ({ revokes = '' }) => revokes,
};
