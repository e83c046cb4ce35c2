/** What a filer is told whose session ended (W4-idle): in the dialog, and on the page that it leads to. */
export const TIMED_OUT_TEXT =
  'To protect your information, you have been timed out after two hours of inactivity. Any information that you entered has not been saved.';
