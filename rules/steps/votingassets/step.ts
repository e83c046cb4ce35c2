import { declareStep } from '../declare-step';

/** Voting members and assets of a nonprofit corporation (W5-voting). */
export const votingAssets = declareStep({
  name: 'votingassets',
  inFeatures: 'voting and assets',
  kind: 'page',
  flag: 'hasVotingAssets',
  parts: { votingAssetsValues: 'whole' },
  sections: [
    { section: 'votingMembers', title: 'Voting members', fields: ['votingMembersRadio'] },
    { section: 'assetsDistribution', title: 'Distribution of assets', fields: ['assetsDistribution'] },
  ],
  needs: 'whether members vote, and where the assets go when it is dissolved',
});
