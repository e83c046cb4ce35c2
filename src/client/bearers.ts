import { bearersOf, filingToken, type Bearer, type SecureLogin } from '#rules';
import type { OperationId } from './contract-types';

export interface BearerToken {
  value: string;
  /** ISO 8601 instant by the browser's clock. A token that has ended would be refused by every operation, public ones too. */
  endsAt: string;
}

/** The login to the filings of an entity (reading 38). */
export interface SecureLoginToken extends BearerToken {
  entityId: string;
}

/** The tokens that requests carry. Each is sent until it ends, and only on operations that are for its holder. */
export interface Bearers {
  /** The token of staff who signed on; none when they are signed off. */
  setToken(token: BearerToken | null): void;
  /** The token of a secure filer; none when they are logged out. */
  setSecureLogin(login: SecureLoginToken | null): void;
  /** The entity that is filed for from now on; empty for one that is not formed yet. */
  setEntity(entityId: string): void;
  /** Whether a filing for that entity carries a token at this time. */
  hasFilingToken(): boolean;
  headerOf(operation: OperationId): Record<string, string>;
}

const isGood = ({ endsAt }: BearerToken): boolean => Date.parse(endsAt) > Date.now();

/** Nobody has signed on or logged in yet. */
export function createBearers(): Bearers {
  let staff: BearerToken | null = null;
  let login: SecureLoginToken | null = null;
  let entityId = '';
  const secureLogin = (): SecureLogin | null =>
    login && isGood(login) ? { entityId: login.entityId, token: login.value } : null;
  const tokenOf: Record<Bearer, () => string | null> = {
    secureFilerOfEntity: () => filingToken(secureLogin(), entityId),
    secureFiler: () => secureLogin()?.token ?? null,
    staff: () => (staff && isGood(staff) ? staff.value : null),
  };
  return {
    setToken(next) {
      staff = next;
    },
    setSecureLogin(next) {
      login = next;
    },
    setEntity(next) {
      entityId = next;
    },
    hasFilingToken: () => tokenOf.secureFilerOfEntity() !== null,
    headerOf(operation): Record<string, string> {
      for (const bearer of bearersOf(operation)) {
        const token = tokenOf[bearer]();
        if (token !== null) return { authorization: `Bearer ${token}` };
      }
      return {};
    },
  };
}
