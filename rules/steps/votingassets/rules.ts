import { stepRulesOfPart } from '../../constraints/form-rules';
import { text, yesNo } from '../../constraints/rows';
import { votingAssets } from './step';

/** Voting members and what becomes of the assets of a nonprofit corporation (W5-voting). */
export const votingAssetsRules = stepRulesOfPart(votingAssets, 'votingAssetsValues', {
  rows: {
    votingMembersRadio: yesNo({
      label: 'Will the nonprofit corporation have voting members?',
      required: true,
    }),
    assetsDistribution: text({
      label: 'Distribution of assets',
      required: 'Enter information about the distribution of assets.',
      length: [1, 2500],
      characters: 'multiline',
    }),
  },
});
