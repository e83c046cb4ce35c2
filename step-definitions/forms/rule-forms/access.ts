import {
  changePasswordRules,
  emptyRegisteredAgent,
  loginRules,
  maintainAgentRules,
  newAccountRules,
  passcodeRequestRules,
  resetPasswordRules,
  setUpRules,
} from '#rules';
import { validAddress } from '../../samples/filing';
import { form } from './rule-form';

const { nameValues, addressValues } = emptyRegisteredAgent();
const person = { ...nameValues.name, nameTyp: 'I' as const };

/** The rule book's forms outside of the filings, and the request for a passcode. */
export const ACCESS_FORMS = {
  'passcode request': form(
    passcodeRequestRules,
    { nameValues: { name: person }, addressValues },
    {
      nameValues: { name: { ...person, firstName: 'Robin', lastName: 'Sample' } },
      addressValues: {
        ...addressValues,
        streetAddress: validAddress(),
        isSameAsStreetAddressChecked: true,
      },
    },
  ),
  'agent maintenance': form(maintainAgentRules, { maintainAgentFlg: '' }),
  'secure login': form(
    loginRules,
    { email: '', password: '' },
    { email: 'robin@example.com', password: 'Meadow42Lark' },
  ),
  'password reset': form(
    resetPasswordRules,
    { userId: '', email: '' },
    { userId: 'robin.sample', email: 'robin@example.com' },
  ),
  'password change': form(
    changePasswordRules,
    { password: '', newPassword: '', retypedPassword: '' },
    { password: 'Clover19Field', newPassword: 'Aspen7Grove', retypedPassword: 'Aspen7Grove' },
  ),
  'set-up of secure filing': form(
    setUpRules,
    { email: '', retypedEmail: '' },
    { email: 'robin@example.com', retypedEmail: 'robin@example.com' },
  ),
  'new account': form(newAccountRules, { email: '' }, { email: 'robin@example.com' }),
};
