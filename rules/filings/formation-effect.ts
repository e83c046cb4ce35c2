import type { FilingEffect } from './declare-effect';

/** A formation brings its entity into good standing; the other facts are on record from the filing on. */
export const formationEffect: FilingEffect = {
  about: [],
  sets: () => [{ set: { status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null } } }],
  heldName: ({ entityNameValues }) => entityNameValues.name,
};
