import {
  comingDocument,
  comingSentence,
  NOTHING_TO_REVOKE,
  revocableFilings,
  revokedFilingRules,
} from '#rules';
import { ComingList } from '../../../coming/ComingList';
import { Alert } from '../../../controls/alerts/Alert';
import { RadioGroup } from '../../../controls/fields/RadioGroup';
import { useRuleContext } from '../../../forms/rule-context';
import { translate } from '../../../language/translate';
import { StepPage } from '../../wizard/pages/StepPage';

/** Which of the entity's delayed filings is revoked (T1-revoke). */
export default function RevokedFilingStep() {
  const { filing, now } = useRuleContext()();
  const revocable = revocableFilings(filing, now);
  const options = revocable.map((coming) => ({
    value: coming.document,
    label: comingSentence(coming),
    description: comingDocument(coming),
  }));
  return (
    <StepPage
      rules={revokedFilingRules}
      lead={
        <p>
          {translate(
            'A filing that takes effect on a later day can be revoked until then. It then never takes effect, and names that it holds are free for others.',
          )}
        </p>
      }
    >
      {options.length === 0 ? (
        <Alert kind="warning" title="There is no filing to revoke">
          <p>{translate(NOTHING_TO_REVOKE)}</p>
        </Alert>
      ) : (
        <RadioGroup name="revokes" options={options} />
      )}
      <ComingList coming={filing.recordValues?.coming} besides={revocable.map(({ document }) => document)} />
    </StepPage>
  );
}
