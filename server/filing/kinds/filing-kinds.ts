import type { SupportedFiling } from '#rules';
import { addressChange } from './address-change';
import { agentChange } from './agent-change';
import { amendment } from './amendment';
import type { FilingKind } from './filing-kind';
import { formation } from './formation';
import { report } from './report';
import { restoration } from './restoration';

/** The kind of every filing that the registry supports. */
export const FILING_KINDS = {
  llc: formation('llc'),
  dpc: formation('dpc'),
  dnc: formation('dnc'),
  dc55: formation('dc55'),
  dc56: formation('dc56'),
  amend: amendment,
  report,
  chgpoa: addressChange,
  chgra: agentChange,
  reinstate: restoration,
  cure: restoration,
} satisfies Record<SupportedFiling, FilingKind>;
