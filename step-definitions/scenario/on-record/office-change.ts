import type { Filing } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { validAddress, validFiler } from '../../samples/filing';
import { completeFilingOf } from '../../samples/filings';

/** A complete change of the office of an entity to another street. */
export async function officeChangeOn(
  context: ApiScenarioContext,
  entityId: string,
  address1: string,
): Promise<Filing> {
  const begun = await context.begunOn(entityId, 'chgpoa', 'CHG_ENT_ADR');
  const { effectiveDateValues } = completeFilingOf('chgpoa', 'key');
  return {
    ...begun,
    principalOfficeValues: {
      ...begun.principalOfficeValues,
      streetAddress: { ...validAddress(), address1, addressSelectionType: 'USER' },
      isSameAsStreetAddressChecked: true,
    },
    effectiveDateValues,
    filersValues: { perjuryNoticeAffirmed: true, filers: [validFiler('filer-1')] },
    notificationsValues: { emailNotificationRadio: 'N', textNotificationRadio: 'N', emails: [], texts: [] },
  };
}
