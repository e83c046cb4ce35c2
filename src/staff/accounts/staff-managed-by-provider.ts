import type { RootState } from '../../session/root-reducer';

/** Whether staff sign on with a provider that manages their accounts: the registry has no staff accounts of its own then. */
export const selectIsStaffManagedByProvider = ({ session }: RootState): boolean =>
  session.environment?.signOn?.keepsStaff === true;
