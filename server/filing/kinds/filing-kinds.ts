import type { CarriedOutFiling } from '#rules';
import { addressChange } from './address-change';
import { agentChange } from './agent-change';
import type { FilingKind } from './filing-kind';
import { formation } from './formation';

/** The kind of every filing that the registry carries out. */
export const FILING_KINDS = {
  llc: formation('llc'),
  dpc: formation('dpc'),
  dnc: formation('dnc'),
  dc55: formation('dc55'),
  dc56: formation('dc56'),
  chgpoa: addressChange,
  chgra: agentChange,
} satisfies Record<CarriedOutFiling, FilingKind>;
