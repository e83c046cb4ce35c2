import { addressChange } from './address-change';
import { agentChange } from './agent-change';
import { amendment } from './amendment';
import { cure } from './cure';
import { dc55, dc56, dnc, dpc, llc } from './formations';
import type { KindFacts } from './kind-facts';
import { reinstatement } from './reinstatement';
import { report } from './report';

/** Every kind of filing, by its type as it is written in the path `/business/filing/{type}` (W2-routes), in the order of lists. */
export const ALL_KINDS = {
  llc,
  dpc,
  dnc,
  dc55,
  dc56,
  report,
  amend: amendment,
  reinstate: reinstatement,
  cure,
  chgpoa: addressChange,
  chgra: agentChange,
} as const satisfies Readonly<Record<string, KindFacts>>;
