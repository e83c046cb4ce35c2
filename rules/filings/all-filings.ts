import { amend } from './amend/filing';
import { chgma } from './chgma/filing';
import { chgpoa } from './chgpoa/filing';
import { chgra } from './chgra/filing';
import { cure } from './cure/filing';
import { dc55 } from './dc55/filing';
import { dc56 } from './dc56/filing';
import type { FilingDeclaration } from './declare-filing';
import { dissolve } from './dissolve/filing';
import { dnc } from './dnc/filing';
import { dpc } from './dpc/filing';
import { llc } from './llc/filing';
import { reinstate } from './reinstate/filing';
import { report } from './report/filing';
import { revoke } from './revoke/filing';

/** Every filing, in the order of lists. */
export const FILINGS = [
  llc,
  dpc,
  dnc,
  dc55,
  dc56,
  report,
  amend,
  reinstate,
  cure,
  chgpoa,
  chgra,
  dissolve,
  revoke,
  chgma,
] as const satisfies readonly FilingDeclaration[];

export type DeclaredFiling = (typeof FILINGS)[number];
