import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root';

/** Any part of the contract's document. */
export type ContractNode = Record<string, unknown>;

/** The build leaves the contract as JSON next to the server: to parse the YAML takes as long as the rest of the start. */
const BUILT = join(__dirname, 'contract.json');
const SOURCE = join(PROJECT_ROOT, 'api/openapi.yaml');

/** The document of `api/openapi.yaml`. */
export async function contractDocument(): Promise<ContractNode> {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8')) as ContractNode;
  const { parse } = await import('yaml');
  return parse(readFileSync(SOURCE, 'utf8')) as ContractNode;
}
