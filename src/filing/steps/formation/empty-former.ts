import { emptyAddress, emptyIndividualName, type Former } from '#rules';

/** A person forming the entity with nothing filled in. */
export const emptyFormer = (id: string): Former => ({
  id,
  nameValues: { personTyp: '', name: emptyIndividualName() },
  addressValues: { streetAddress: emptyAddress('PHYS') },
});
