/** Limits of W section 9 and A section 9. */

/** A session ends after this long without activity; the filer is warned `SESSION_WARNING_MINUTES` before. */
export const SESSION_TIMEOUT_MINUTES = 120;
export const SESSION_WARNING_MINUTES = 2;
export const IDLE_DEBOUNCE_MS = 500;

/** A token is refreshed when it is this close to its end. */
export const TOKEN_REFRESH_SECONDS = 5;

/** Delays before a page's title is announced to assistive technology. */
export const ANNOUNCEMENT_DELAYS_MS = { title: 200, heading: 500 } as const;

/** The same outside the filings, in milliseconds, with the most characters that are announced (A section 9). */
export const SHORT_ANNOUNCEMENTS = {
  title: { delay: 100, longest: 100 },
  heading: { delay: 250, longest: 250 },
} as const;
export const TRANSITION_MS = 300;

/** Attachments of a filing. */
export const MAX_ATTACHMENTS = 5;
export const MAX_ATTACHMENTS_MEGABYTES = 10;

/** A pager shows at most this many page numbers at once. */
export const PAGER_WINDOW = 10;
export const PAGER_PAGE_SIZE = 20;
export const TABLE_PAGE_SIZE = 10;

/** The text of a search of the record by name. */
export const SEARCH_MAX_LENGTH = 250;

/** The entity ID box of the developer's home. */
export const ENTITY_ID_MAX_LENGTH = 11;

/** The youngest an individual who forms an entity or is its agent may be, in years. */
export const MINIMUM_AGE = 18;

/** A mailed passcode: its length, and the calendar days until it expires (A9-passcode). */
export const PASSCODE_LENGTH = 8;
export const PASSCODE_VALID_DAYS = 45;

/** The state of the office: default of addresses, required of an agent's. */
export const HOME_STATE = 'CO';
export const HOME_COUNTRY = 'US';

/** A filing that staff have rejected can be corrected and submitted again for this long (reading 33). */
export const RETURNED_DAYS = 30;

/** An open review of a pending filing renews its lock this often, and loses it when it has not been heard from for the lease. */
export const LOCK_HEARTBEAT_SECONDS = 60;
export const LOCK_LEASE_SECONDS = 300;
/** How long the lock of a review whose page was closed waits for the page to come back, as it does after a reload. */
export const LOCK_CLOSED_SECONDS = 15;

/** Additional text of a rejection. */
export const REJECT_TEXT_MAX_LENGTH = 1000;

/** The three ID numbers of a request to remove personal identifying information: fewest and most characters. */
export const PII_ID_LENGTH = [3, 200] as const;

/** A temporary password counts for this many hours from the moment in which it was mailed. */
export const TEMPORARY_PASSWORD_HOURS = 24;

/** A login to secure filing ends after this many hours at the latest, and without a request after `SESSION_TIMEOUT_MINUTES`. */
export const SECURE_LOGIN_HOURS = 12;

/** Secure filing can be set up with the reference of a filing for this many hours after it was recorded. */
export const SECURE_FILING_SETUP_HOURS = 24;

/** Most characters of an entity's name (W5-name-required). */
export const MAX_NAME_LENGTH = 200;
