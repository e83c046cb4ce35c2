import type { ManagementValues } from '#rules';
import type { Option } from '../../../controls/fields/lookups-context';

/** Who may manage an LLC (W5-management), as shown to filers. */
export const MANAGED_BY_OPTIONS: readonly (Option & { value: Exclude<ManagementValues['managedBy'], ''> })[] =
  [
    { value: 'MGR', label: 'Managers' },
    { value: 'MBR', label: 'Members' },
  ];
