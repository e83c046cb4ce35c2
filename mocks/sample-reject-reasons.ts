import type { components } from '#api';

/** The reasons for a rejection that the office offers. */
export const REJECT_REASONS: components['schemas']['RejectReason'][] = [
  ['AFF-SIGN', 'Affidavit', 'Not signed', 'The affidavit is not signed.'],
  ['ID-EXPIRED', 'Photo ID', 'Expired', 'The photo ID has expired.'],
].map(([id = '', group = '', shortReason = '', longReason = ''], index) => ({
  id,
  code: id,
  order: index + 1,
  selected: false,
  group,
  shortReason,
  longReason,
}));
