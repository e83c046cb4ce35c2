import type { RootState } from '../../session/root-reducer';

/** Whether staff sign on with a provider that keeps their accounts: the registry has none of theirs that opens anything. */
export const selectIsStaffManagedByProvider = ({ session }: RootState): boolean =>
  session.environment?.signOn?.keepsStaff === true;
