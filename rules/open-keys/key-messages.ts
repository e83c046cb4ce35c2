import { CONFIRM_DAYS } from '../followers/confirmation';
import { sentence } from '../language/text';

/** What the message with a link to a key says. */
export const openKeyMessage = {
  subject: 'Your link to a key for the open record',
  asked: 'You asked us for a key to the open record.',
  here: 'Open this page and press the button there. The key is shown only once: have a safe place for it at hand.',
  life: sentence(
    'The link makes one key, within {days} days. If you did not ask for this, do nothing: no key is made.',
    { days: CONFIRM_DAYS },
  ),
  keep: 'Keep this message: its link can also take the key back.',
} as const;
