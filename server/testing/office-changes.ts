import type { Filing } from '#rules';
import type { Registry } from '../context';
import { filingOnRecord } from './filing-on-record';

/** The filing with its office kept by the filer, without asking the verifier; at another street where one is given. */
export const keepingOffice = (filing: Filing, address1?: string): Filing => {
  const { principalOfficeValues: office } = filing;
  const streetAddress = {
    ...office.streetAddress,
    ...(address1 !== undefined && { address1 }),
    addressSelectionType: 'USER' as const,
  };
  return {
    ...filing,
    principalOfficeValues: { ...office, streetAddress, isSameAsStreetAddressChecked: true },
  };
};

/** A change of the office of an entity to another street. */
export const officeMovedTo = async (
  registry: Registry,
  address1: string,
  entityId: string,
): Promise<Filing> => keepingOffice(await filingOnRecord(registry, 'chgpoa', entityId), address1);
