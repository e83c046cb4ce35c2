import { PhoneField } from '../../../controls/fields/PhoneField';
import { TextField } from '../../../controls/fields/TextField';

/** An email address, typed twice. */
export const EmailEntryFields = () => (
  <>
    <TextField name="email" type="email" />
    <TextField name="verifyEmail" type="email" autoComplete="off" />
  </>
);

/** What signing up for text messages means (W2-notifications). */
export const TEXT_NOTICE =
  'You will receive about 2-5 messages per year. Reply STOP to stop them, or HELP for help. Message and data rates may apply.';

/** A phone number, typed twice. */
export const TextEntryFields = () => (
  <>
    <PhoneField name="text" label="Phone number" required />
    <PhoneField name="verifyText" label="Retype phone number" required />
  </>
);
