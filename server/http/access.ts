import type { Registry } from '../context';
import type { ContractOperation } from './contract';
import { HttpFailure } from './failure';

/** Lets a caller through or throws; asked before the request is read and validated. */
type Access = (registry: Registry) => void;

/** Operations without a row are open to everybody. Rows go by the contract's tag. */
const ACCESS: Readonly<Record<string, Access>> = {
  developer({ config }) {
    if (!config.isDeveloper) throw new HttpFailure(404, 'There is nothing at this address.');
  },
};

/** Throws 401, 403 or 404 when the caller may not carry this operation out. */
export function authorize(registry: Registry, operation: ContractOperation): void {
  ACCESS[operation.tag]?.(registry);
}
