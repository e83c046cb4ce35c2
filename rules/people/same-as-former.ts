import type { Filer, Former } from '../filing-parts/sections';
import { isNameComplete } from './person-name';

/** What 'same as former' does: nothing to copy, one former copied directly, or a choice among several (W2-same-as-former). */
export type SameAsFormer =
  { kind: 'none' } | { kind: 'copy'; filer: Filer } | { kind: 'choose'; formers: readonly Former[] };

/** Formers who may be filers as well: individuals with a name. */
const individuals = (formers: readonly Former[]): Former[] =>
  formers.filter(({ nameValues }) => nameValues.personTyp === 'FRMINDV' && isNameComplete(nameValues.name));

/** The filer who is this former. Name and address are copied, so that a later edit of one leaves the other. */
export const filerFromFormer = (former: Former, id: string): Filer => ({
  id,
  nameValues: { personTyp: 'FILER', name: { ...former.nameValues.name, nameTyp: 'I', orgName: '' } },
  addressValues: { streetAddress: { ...former.addressValues.streetAddress } },
  sameAsFormer: true,
});

/** Decides what marking 'same as former' does. `id` names the filer that may come of it. */
export const sameAsFormer = (formers: readonly Former[], id: string): SameAsFormer => {
  const [only, ...others] = individuals(formers);
  if (!only) return { kind: 'none' };
  return others.length
    ? { kind: 'choose', formers: [only, ...others] }
    : { kind: 'copy', filer: filerFromFormer(only, id) };
};
