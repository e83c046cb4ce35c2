import type { RootState } from '../../session/root-reducer';

/** Whether staff sign on with a provider that keeps their accounts: the registry has none of theirs that opens anything. */
export const selectIsStaffKeptElsewhere = ({ session }: RootState): boolean =>
  session.environment?.signOn?.keepsStaff === true;

/** Said where accounts of staff would be made or found otherwise. */
export const STAFF_KEPT_ELSEWHERE = 'Staff have their accounts at the service that they sign on with.';
