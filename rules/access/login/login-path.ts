import { isEntityIdInput } from '../../agent/wizard/entity-input';
import type { Query } from '../../navigation/paths';
import { PATHS, queryString } from '../../navigation/paths';

/** Whether the login can be opened: it always needs an entity (reading 38). */
export const canLogIn = (entityId: string): boolean => isEntityIdInput(entityId);

/** The address of the login for an entity, with the transaction that is to begin. */
export const loginPath = ({ entityId = '', transTyp }: Query): string =>
  PATHS.login + queryString({ entityId, transTyp });
