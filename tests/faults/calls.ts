import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogOperation } from '#rules';
import { CONTRACT_OPERATIONS, type ContractOperation } from '../../rules/errors/operations';

/** A call of an operation, by the file of `src` that makes it. */
export interface Call {
  operation: ContractOperation;
  caller: string;
}

const ROOT = join(__dirname, '../..');

/** What is asked where the catalog has rows for a question that another operation of the contract answers. */
export const askedOperation = (operation: CatalogOperation): ContractOperation => {
  const asked = operation === 'authenticationCheck' ? 'businessAbout' : operation;
  const known = CONTRACT_OPERATIONS.find((listed) => listed === asked);
  if (known === undefined) throw new Error(`The contract has no operation ${operation}.`);
  return known;
};

const sources = (): string[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => /from '.*client\/ask'/.test(readFileSync(join(ROOT, file), 'utf8')));

/** Every call that the portal makes: an operation's name in a file that asks the registry. */
export const callsOfPortal = (): Call[] =>
  sources().flatMap((caller) => {
    const text = readFileSync(join(ROOT, caller), 'utf8');
    return CONTRACT_OPERATIONS.filter((operation) => text.includes(`'${operation}'`)).map((operation) => ({
      operation,
      caller,
    }));
  });
