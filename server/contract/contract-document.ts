import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root';

/** Any part of the contract's document. */
export type ContractNode = Record<string, unknown>;

/** The contract of the portal, and that of the open record, by the names of their files. */
export type ContractName = 'openapi' | 'open-api';

/** The document of a contract. The build leaves it as JSON next to the server: to parse the YAML takes as long as the rest of the start. */
export async function contractDocument(name: ContractName = 'openapi'): Promise<ContractNode> {
  const built = join(__dirname, `${name}.json`);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as ContractNode;
  const { parse } = await import('yaml');
  return parse(readFileSync(join(PROJECT_ROOT, `api/${name}.yaml`), 'utf8')) as ContractNode;
}
