import { Checkbox } from '../../controls/fields/Checkbox';
import { TextField } from '../../controls/fields/TextField';

/** The owner of the account. */
export const AccountFields = ({ emailHint }: { emailHint: string }) => (
  <>
    <TextField name="name" autoComplete="off" />
    <TextField name="email" type="email" autoComplete="off" hint={emailHint} />
  </>
);

/** The one role that opens something. */
export const AdministratorBox = () => (
  <Checkbox
    name="isAdministrator"
    hint="Administrators review filings, remove personal data and keep accounts. Staff without the role can sign on, and nothing else."
  />
);
