import { ENTITY_STATUS_CODES, type EntityStatusCode, isEntityStatusCode } from './entity-statuses';

/** Groups of statuses by their meaning to a person who looks up a business. */
export const STATUS_GROUPS = ['current', 'attention', 'ended'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

const GROUP_OF: Readonly<Record<EntityStatusCode, StatusGroup>> = {
  GOOD: 'current',
  EXIST: 'current',
  DELAYED: 'attention',
  NONCOMP: 'attention',
  DQQ: 'attention',
  ADISS: 'ended',
  TDISS: 'ended',
  DISS3Y: 'ended',
  JDISS: 'ended',
  VDISS: 'ended',
  WTHDRN: 'ended',
  CONV: 'ended',
  MERGED: 'ended',
};

/** The group of a status; an unknown status counts as ended. */
export const statusGroupOf = (code: string): StatusGroup =>
  isEntityStatusCode(code) ? GROUP_OF[code] : 'ended';

/** The statuses of a group. */
export const statusesOf = (group: StatusGroup): EntityStatusCode[] =>
  ENTITY_STATUS_CODES.filter((code) => GROUP_OF[code] === group);
