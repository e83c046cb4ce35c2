import type { Migration } from 'kysely';
import { registry } from './migrations/0001_registry';
import { filings } from './migrations/0002_filings';
import { upkeep } from './migrations/0003_upkeep';
import { americanSpelling } from './migrations/0004_american_spelling';
import { namedStates } from './migrations/0005_named_states';
import { distinguishableNames } from './migrations/0006_distinguishable_names';
import { filingsOnRecord } from './migrations/0007_filings_on_record';
import { overdueReports } from './migrations/0009_overdue_reports';
import { agentsThatAreEntities } from './migrations/0010_agents_that_are_entities';
import { accounts } from './migrations/0011_accounts';
import { mailedPasscodes } from './migrations/0012_mailed_passcodes';
import { bareNames } from './migrations/0013_bare_names';
import { staffReview } from './migrations/0014_staff_review';
import { signOns } from './migrations/0015_sign_ons';
import { queueLength } from './migrations/0016_queue_length';
import { frontDoor } from './migrations/0018_front_door';
import { receiptAddresses } from './migrations/0022_receipt_addresses';
import { receiptReferences } from './migrations/0028_receipt_references';
import { closedReviews } from './migrations/0029_closed_reviews';
import { storedFiles } from './migrations/0030_stored_files';
import { accountAudit } from './migrations/0031_account_audit';
import { unfiledStorage } from './migrations/0032_unfiled_storage';
import { repeatedPasscodes } from './migrations/0033_repeated_passcodes';
import { furtherRequests } from './migrations/0034_further_requests';
import { searchedAccounts } from './migrations/0035_searched_accounts';
import { staffNames } from './migrations/0036_staff_names';
import { citiesOfZipCodes } from './migrations/0037_cities_of_zip_codes';
import { failedJobs } from './migrations/0038_failed_jobs';
import { effectsOnRecord } from './migrations/0039_effects_on_record';
import { namesSetFree } from './migrations/0045_names_set_free';
import { rowsSetAside } from './migrations/0040_rows_set_aside';
import { searchedNames } from './migrations/0046_searched_names';
import { refundsAndRefusals } from './migrations/0048_refunds_and_refusals';
import { paymentMatters } from './migrations/0041_payment_matters';
import { closedPayments } from './migrations/0049_closed_payments';
import { costOfSearchTerms } from './migrations/0050_cost_of_search_terms';
import { formerNamesWithoutLanguage } from './migrations/0051_former_names_without_language';
import { recordEffects } from './migrations/0052_record_effects';
import { openRecord } from './migrations/0058_open_record';
import { snapshots } from './migrations/0059_snapshots';
import { snapshotEnds } from './migrations/0063_snapshot_ends';
import { openKeys } from './migrations/0064_open_keys';
import { followers } from './migrations/0056_followers';
import { publicChanges } from './migrations/0053_public_changes';
import { revokedFilings } from './migrations/0054_revoked_filings';
import { longLists } from './migrations/0055_long_lists';
import { notices } from './migrations/0057_notices';
import { reminders } from './migrations/0060_reminders';
import { webhooks } from './migrations/0062_webhooks';
import { textDeliveries } from './migrations/0065_text_deliveries';
import { returnCodes } from './migrations/0021_return_codes';

/** Every change of the database's shape, carried out once in the order of these names. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_registry': registry,
  '0002_filings': filings,
  '0003_upkeep': upkeep,
  '0004_american_spelling': americanSpelling,
  '0005_named_states': namedStates,
  '0006_distinguishable_names': distinguishableNames,
  '0007_filings_on_record': filingsOnRecord,
  '0009_overdue_reports': overdueReports,
  '0010_agents_that_are_entities': agentsThatAreEntities,
  '0011_accounts': accounts,
  '0012_mailed_passcodes': mailedPasscodes,
  '0013_bare_names': bareNames,
  '0014_staff_review': staffReview,
  '0015_sign_ons': signOns,
  '0016_queue_length': queueLength,
  '0018_front_door': frontDoor,
  '0021_return_codes': returnCodes,
  '0022_receipt_addresses': receiptAddresses,
  '0028_receipt_references': receiptReferences,
  '0029_closed_reviews': closedReviews,
  '0030_stored_files': storedFiles,
  '0031_account_audit': accountAudit,
  '0032_unfiled_storage': unfiledStorage,
  '0033_repeated_passcodes': repeatedPasscodes,
  '0034_further_requests': furtherRequests,
  '0035_searched_accounts': searchedAccounts,
  '0036_staff_names': staffNames,
  '0037_cities_of_zip_codes': citiesOfZipCodes,
  '0038_failed_jobs': failedJobs,
  '0039_effects_on_record': effectsOnRecord,
  '0040_rows_set_aside': rowsSetAside,
  '0041_payment_matters': paymentMatters,
  '0045_names_set_free': namesSetFree,
  '0046_searched_names': searchedNames,
  '0048_refunds_and_refusals': refundsAndRefusals,
  '0049_closed_payments': closedPayments,
  '0050_cost_of_search_terms': costOfSearchTerms,
  '0051_former_names_without_language': formerNamesWithoutLanguage,
  '0052_record_effects': recordEffects,
  '0053_public_changes': publicChanges,
  '0054_revoked_filings': revokedFilings,
  '0055_long_lists': longLists,
  '0056_followers': followers,
  '0057_notices': notices,
  '0058_open_record': openRecord,
  '0059_snapshots': snapshots,
  '0060_reminders': reminders,
  '0062_webhooks': webhooks,
  '0063_snapshot_ends': snapshotEnds,
  '0064_open_keys': openKeys,
  '0065_text_deliveries': textDeliveries,
};
