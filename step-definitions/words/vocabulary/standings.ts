import type { Standing } from '#rules';

/** What a finished filing has done, in the words of the business. */
export const STANDING_WORDS: Readonly<Record<string, Standing>> = {
  'in effect': 'inEffect',
  delayed: 'delayed',
  'queued for review': 'queued',
};
