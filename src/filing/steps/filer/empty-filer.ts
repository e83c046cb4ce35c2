import { emptyAddress, emptyIndividualName, type Filer } from '#rules';

/** A filer with nothing filled in. */
export const emptyFiler = (id: string): Filer => ({
  id,
  nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
  addressValues: { streetAddress: emptyAddress('PHYS') },
  sameAsFormer: false,
});
