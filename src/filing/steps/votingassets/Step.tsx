import { votingAssetsRules } from '#rules';
import { YesNo } from '../../../controls/fields/RadioGroup';
import { TextArea } from '../../../controls/fields/TextArea';
import { StepPage } from '../../wizard/pages/StepPage';
import { translate } from '../../../language/translate';

/** Voting members, and what becomes of the assets of a nonprofit corporation (W2-votingassets, W5-voting). */
export default function VotingAssetsStep() {
  return (
    <StepPage
      rules={votingAssetsRules}
      lead={<p>{translate('Tell us whether members will vote, and what becomes of the assets.')}</p>}
    >
      <YesNo name="votingMembersRadio" />
      <TextArea
        name="assetsDistribution"
        counter
        hint="How the assets are distributed when the corporation is dissolved."
      />
    </StepPage>
  );
}
