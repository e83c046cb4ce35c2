import type { Option } from './option';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const answers: readonly Option[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
];

/** A question to answer with Yes (`Y`) or No (`N`). */
export const YesNo = (props: Omit<RadioGroupProps, 'options' | 'inline'>) => (
  <RadioGroup {...props} options={answers} inline />
);
