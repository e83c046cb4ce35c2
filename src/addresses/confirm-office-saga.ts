import { confirmedPrincipalOffice, isAddressComplete, type PrincipalOfficeValues } from '#rules';
import { askVerdicts } from './verify-saga';

/**
 * A principal office as the record has it, with what the verifier confirms of it. Nothing is asked of the filer: what it cannot
 * confirm is asked about on the address page.
 */
export function* confirmOffice(office: PrincipalOfficeValues): Generator<unknown, PrincipalOfficeValues> {
  if (!isAddressComplete(office.streetAddress)) return office;
  const verdicts = yield* askVerdicts({
    street: office.streetAddress,
    ...(!office.isSameAsStreetAddressChecked &&
      isAddressComplete(office.mailingAddress) && { mailing: office.mailingAddress }),
  });
  return confirmedPrincipalOffice(office, verdicts);
}
