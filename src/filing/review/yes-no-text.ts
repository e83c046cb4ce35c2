import type { YesNo } from '#rules';

const texts: Record<YesNo, string> = { Y: 'Yes', N: 'No', '': '' };

/** A yes/no answer in words; empty while unanswered. */
export const yesNoText = (answer: YesNo): string => texts[answer];
