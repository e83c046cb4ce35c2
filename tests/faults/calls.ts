import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogOperation } from '#rules';
import {
  OPERATION_ALIASES,
  CONTRACT_OPERATIONS,
  type ContractOperation,
} from '../../rules/errors/operations';

/** A call of an operation, by the file of `src` that makes it. */
export interface Call {
  operation: ContractOperation;
  caller: string;
}

const ROOT = join(__dirname, '../..');

/** The operation behind a request for which the catalog has rows under another name. */
export const askedOperation = (operation: CatalogOperation): ContractOperation => {
  const asked =
    operation in OPERATION_ALIASES
      ? OPERATION_ALIASES[operation as keyof typeof OPERATION_ALIASES]
      : operation;
  const known = CONTRACT_OPERATIONS.find((listed) => listed === asked);
  if (known === undefined) throw new Error(`The contract has no operation ${operation}.`);
  return known;
};

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const sources = (): string[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));

/** The client, which knows every operation. */
const IS_CLIENT = /^src\/client\//;

/**
 * Whether a file of the portal, other than the client, names an operation or its address, in whatever way it might ask it.
 * @param path the operation's address in the contract, with what varies in braces
 */
export function filesThatName(operation: ContractOperation, path: string): string[] {
  const [fixed = path] = path.split('{');
  const isNamed = (text: string) =>
    new RegExp(`\\b${operation}\\b`).test(text) || (fixed !== '/' && text.includes(fixed));
  return sources().filter((file) => !IS_CLIENT.test(file) && isNamed(textOf(file)));
}

const LITERAL_CALL = /\bask\(\s*'(\w+)'/g;
/** An operation that a table of the file names. */
const OTHER_CALL = /\bask\(\s*[a-z]/;

/** The operations that a file asks: by their names in the calls, and where a call has none, all that the file names. */
function askedIn(text: string): readonly ContractOperation[] {
  const literal = [...text.matchAll(LITERAL_CALL)].map(([, operation]) => operation);
  const isAsked = (operation: ContractOperation) =>
    literal.includes(operation) || (OTHER_CALL.test(text) && text.includes(`'${operation}'`));
  return CONTRACT_OPERATIONS.filter(isAsked);
}

/** Every call that the portal makes, by operation and file. */
export const callsOfPortal = (): Call[] =>
  sources()
    .filter((file) => /from '.*client\/ask'/.test(textOf(file)))
    .flatMap((caller) => askedIn(textOf(caller)).map((operation) => ({ operation, caller })));
