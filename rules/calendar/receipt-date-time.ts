import { formatOfficeDateTime } from './office-time';

/** `12/01/2026 11:59 PM`: the receipt's date and time by the office's clock (W9-money); empty for text that is not an instant. */
export const receiptDateTime = (instant: string): string =>
  formatOfficeDateTime(instant).replace(/ \w+$/, '');
