/** The text of the charge on the payer's card statement. */
export const STATEMENT_TEXT = 'CO BUSINESS REGISTRY';
