import { DateTime, IANAZone } from 'luxon';
import { OFFICE_ZONE } from '#rules';

const FORMAT = DateTime.buildFormatParser('MM/dd/yyyy hh:mm a', { locale: 'en-US' });
const ZONE = IANAZone.create(OFFICE_ZONE);

/** The ISO 8601 instant of a time in the zone of the office, written `11/20/2026 09:00 AM`. */
export const officeInstant = (time: string): string => {
  const moment = DateTime.fromFormatParser(time, FORMAT, { zone: ZONE, locale: 'en-US' });
  if (!moment.isValid) throw new Error(`"${time}" is not a date and time; write it as 11/20/2026 09:00 AM.`);
  return moment.toUTC().toISO();
};
