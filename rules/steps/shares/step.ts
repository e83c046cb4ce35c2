import { declareStep } from '../declare-step';

/** Shares of a profit corporation (W5-shares). */
export const shares = declareStep({
  name: 'shares',
  inFeatures: 'shares',
  kind: 'page',
  flag: 'hasShares',
  parts: { sharesValues: 'whole' },
  sections: [{ section: 'shares' }],
  needs: 'the number of shares, and the classes if there are several',
});
