import { declareStep } from '../declare-step';

/** The delayed filing that a statement of revocation is about (T1-revoke). */
export const revokedFiling = declareStep({
  name: 'revokedfiling',
  inFeatures: 'filing to revoke',
  kind: 'page',
  flag: 'hasRevokedFiling',
  parts: { revokes: 'whole' },
  sections: [{ section: 'revokedFiling' }],
});
