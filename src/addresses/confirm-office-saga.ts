import { confirmedPrincipalOffice, isAddressComplete, type PrincipalOfficeValues } from '#rules';
import { askVerdicts } from './verify-saga';

/**
 * A principal office on record, with those addresses that the verifier confirms. The filer is not asked here: the address page asks about
 * the others.
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
