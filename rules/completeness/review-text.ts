/** Stands on review where a text that may be left out was left out (W2-review). */
export const NOT_APPLICABLE = 'N/A';

/** A text that may be left out, as review shows it. */
export const reviewText = (text: string): string => text.trim() || NOT_APPLICABLE;
