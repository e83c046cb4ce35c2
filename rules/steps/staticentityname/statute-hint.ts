import { sentence, type Text } from '../../language/text';
import type { EntityType } from '../../entities/entity-type';

/** The section of title 7, C.R.S., that the law on each type of entity begins with. */
const STATUTES: Readonly<Record<EntityType, string>> = {
  DLLC: '7-80-101',
  DPC: '7-101-101',
  DNC: '7-121-101',
  DC55: '7-55-101',
  DC56: '7-56-101',
};

/** The hint at the statute to enter, with that of the entity's own type (W5-statute). */
export const statuteHint = (entityType: EntityType | ''): Text =>
  entityType === ''
    ? 'The law that the entity existed under before it was dissolved.'
    : sentence('The law that the entity existed under before it was dissolved, such as {statute}, C.R.S.', {
        statute: STATUTES[entityType],
      });
