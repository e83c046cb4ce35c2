import { PASSWORD_CHANGED_KEY } from '../access/storage-keys';
import { AGENT_REPEAT_KEY, AGENT_STORAGE_KEYS } from '../agent/storage-keys';
import { FINISHED_FILINGS_KEY, TRANSACTION_STORAGE_KEYS } from '../filing/whats-next/storage-keys';
import { FILING_KEYS, OWN_RECEIPT_KEY } from '../filing/wizard/saving/storage-keys';
import { SECURE_SET_UP_KEY, SET_UP_ENTITIES_KEY } from '../session/secure-set-up';
import { VERIFIED_AGENT_KEY } from '../session/verified-agent';
import { STAFF_KEYS } from '../staff/review/storage-keys';
import type { AreaKeys } from '../session/storage';

/** The storage keys of the areas, and how long they last. The session applies them without knowing the areas. */
export const areaKeys: AreaKeys = {
  endWithSession: [
    ...FILING_KEYS,
    OWN_RECEIPT_KEY,
    FINISHED_FILINGS_KEY,
    ...AGENT_STORAGE_KEYS,
    AGENT_REPEAT_KEY,
    VERIFIED_AGENT_KEY,
    SECURE_SET_UP_KEY,
    SET_UP_ENTITIES_KEY,
    PASSWORD_CHANGED_KEY,
    ...STAFF_KEYS,
  ],
  outlastLoad: TRANSACTION_STORAGE_KEYS,
};
