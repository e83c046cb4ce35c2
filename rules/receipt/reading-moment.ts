import { isDayToCome } from '../filings/recorded-state';

/**
 * The moment at which somebody reads of a finished filing. Nobody reads of it before it was received or decided: the clock of a page lags
 * behind the server's by what the page took to come, and a filing that took effect at once would be said to take effect later.
 * @param now by the page's clock, ISO 8601 instant
 * @param happened what the page tells of as past, ISO 8601 instants
 */
export const readingMoment = (now: string, ...happened: (string | undefined)[]): string =>
  happened.reduce<string>(
    (latest, moment) => (moment !== undefined && isDayToCome(moment, latest) ? moment : latest),
    now,
  );
