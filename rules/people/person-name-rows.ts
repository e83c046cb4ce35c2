import type { Condition, Rows } from '../constraints/row';
import { select, text } from '../constraints/rows';
import type { Name } from '../filing-parts/name';

/** The parts of an individual's name (W5-person). */
type PersonName = Pick<Name, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** Rows of an individual's name; `when` says for which values of the form they hold. */
export const personNameRows = <V>(when?: Condition<V>): Rows<PersonName, V> => ({
  firstName: text({ label: 'First name', required: 'Enter a first name.', length: [1, 20], when }),
  middleName: text({ label: 'Middle name', length: [1, 15], when }),
  lastName: text({ label: 'Last name', required: 'Enter a last name.', length: [2, 25], when }),
  suffix: select({ label: 'Suffix', codes: /^[A-Za-z. ]{1,10}$/, when }),
});
