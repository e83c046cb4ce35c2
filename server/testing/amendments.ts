import type { Filing } from '#rules';
import { amendedName } from '#rules';
import type { Registry } from '../context';
import { fileAndPay, filingOnRecord } from './filing-on-record';
import { llcFiling } from './llc-filing';

/** Puts a company of this name on record; its ID. */
export const formCompany = async (registry: Registry, name: string): Promise<string> =>
  (await fileAndPay(registry, await llcFiling(registry, name))).receipt.masterId;

/** An amendment that renames an entity, as the browser sends it once the name was found free. */
export async function amendmentToName(registry: Registry, name: string, entityId: string): Promise<Filing> {
  const filing = await filingOnRecord(registry, 'amend', entityId);
  const entered = { ...filing.entityNameValues, name, isNameChanged: 'Y' as const, isNameValid: true };
  const availability = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };
  return { ...filing, entityNameValues: amendedName({ ...entered, availability }, filing) };
}
