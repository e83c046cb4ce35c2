import { randomUUID } from 'node:crypto';
import type { Filing } from '#rules';
import { initialFiling, withEntitySummary } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { validAddress, validFiler } from '../../samples/filing';
import { completeFilingOf } from '../../samples/filings';

/** A complete change of the office of an entity to another street. */
export async function officeChangeOn(
  { client }: Pick<ApiScenarioContext, 'client'>,
  entityId: string,
  address1: string,
): Promise<Filing> {
  const { data } = await client.call('entitySummary', {
    query: { entityId, transTyp: 'CHG_ENT_ADR' },
  });
  if (!data?.entitySummary) throw new Error(`The entity ${entityId} is not on record.`);
  const begun = initialFiling({ filingType: 'chgpoa', submissionKey: randomUUID(), entityId });
  const { effectiveDateValues } = completeFilingOf('chgpoa', 'key');
  return {
    ...withEntitySummary(begun, data.entitySummary),
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
