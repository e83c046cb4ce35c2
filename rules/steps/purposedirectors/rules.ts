import { stepRulesOfPart } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { wholeNumber, withoutCommas } from '../../constraints/whole-number';
import { purposeDirectors } from './step';

/** Fewest directors of a cooperative (W5-coop). */
const FEWEST_DIRECTORS = 3;

/** Purpose and directors of a cooperative (W5-coop). */
export const purposeDirectorsRules = stepRulesOfPart(purposeDirectors, 'purposeDirectorsValues', {
  settle: (values) => ({ ...values, numberOfDirectors: withoutCommas(values.numberOfDirectors) }),
  rows: {
    purpose: text({
      label: 'Statement of purpose',
      required: 'Enter a statement describing the purpose.',
      length: [1, 2500],
      characters: 'multiline',
    }),
    numberOfDirectors: wholeNumber({ label: 'Number of directors', from: FEWEST_DIRECTORS }),
    directorsTerms: text({
      label: "Directors' terms",
      required: "Enter information about directors' terms.",
      length: [1, 2500],
      characters: 'multiline',
    }),
  },
});
