import type { CarriedOutFiling } from '#rules';
import { addressChange } from './address-change';
import { amendment } from './amendment';
import type { FilingKind } from './filing-kind';
import { formation } from './formation';
import { restoration } from './restoration';
import { report } from './report';

/** The kind of every filing that the registry carries out. */
export const FILING_KINDS = {
  llc: formation('llc'),
  dpc: formation('dpc'),
  dnc: formation('dnc'),
  dc55: formation('dc55'),
  dc56: formation('dc56'),
  amend: amendment,
  report,
  chgpoa: addressChange,
  reinstate: restoration('reinstate'),
  cure: restoration('cure'),
} satisfies Record<CarriedOutFiling, FilingKind>;
