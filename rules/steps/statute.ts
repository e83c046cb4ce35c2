import { stepRules } from '../constraints/form-rules';
import type { Condition } from '../constraints/row';
import { text } from '../constraints/rows';
import { pageFlags } from '../filing/page-flags';

/** What the page that shows the entity's names collects. */
interface StatutePage {
  statute: string;
}

/** A delinquent entity still exists, so only a reinstatement asks what it existed under. */
const isAsked: Condition<StatutePage> = (_, { filing }) => pageFlags(filing).hasStatute;

/** The statute that an entity existed under before it was dissolved (W5-statute). */
export const statuteRules = stepRules<StatutePage>({
  step: 'staticentityname',
  read: ({ statute }) => ({ statute }),
  write: (filing, { statute }) => ({ ...filing, statute }),
  rows: {
    statute: text({
      label: 'Statute',
      required: 'Enter the statute that the entity existed under before it was dissolved.',
      length: [3, 25],
      when: isAsked,
    }),
  },
});
