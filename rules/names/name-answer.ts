import type { Problem } from '../problem';
import type { NameAnswer } from './entity-name-values';
import { NAME_TAKEN_MESSAGE } from './name-check';

type Told = Omit<NameAnswer, 'ownerName' | 'addressDTO'>;

interface ReservedBy<Address> {
  ownerName?: string;
  addressDTO?: Address;
}

/** What the names on record say of a name that somebody asks about. */
interface KnownOfName<Address> {
  /** Others use it. */
  isHeld: boolean;
  /** What is told of whoever has reserved it. */
  reservedBy?: ReservedBy<Address>;
  /** Names on record that look like it. */
  closeNames: string[];
}

/** The answer to a question about a name (W7-nameavail): what is wrong with the name itself comes first, then that others use it, then a reservation. */
export function nameAnswer<Address = NameAnswer['addressDTO']>(
  name: string,
  problem: Problem | null | undefined,
  { isHeld, reservedBy, closeNames }: KnownOfName<Address>,
): Told & ReservedBy<Address> {
  const nameIsAvailable = !problem && !isHeld;
  const nameIsReserved = nameIsAvailable && reservedBy !== undefined;
  return {
    valid: !problem,
    message: problem?.message ?? (isHeld ? NAME_TAKEN_MESSAGE : ''),
    name,
    nameIsAvailable,
    nameIsReserved,
    ...(!isHeld && closeNames.length > 0 && { closeNames }),
    ...(nameIsReserved && reservedBy),
  };
}
