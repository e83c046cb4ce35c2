import { useState } from 'react';
import { type Filer, filerEntryRules, filerFromFormer, type Former, sameAsFormer } from '#rules';
import { useAppSelector } from '../../../app/store-hooks';
import { EntryForm } from '../../EntryForm';
import { selectFiling } from '../../selectors';
import { EntryHeading } from '../people/EntryHeading';
import { useEntryCancel } from '../people/use-entry-cancel';
import { freeId, type PeopleListControl } from '../people/use-people-list';
import { emptyFiler } from './empty-filer';
import { FilerFields } from './FilerFields';
import { FormerChooser } from './FormerChooser';

/** Adding or changing one filer; the chooser may add several at once, whose addresses are accepted already. */
export function FilerEntry({ list }: { list: PeopleListControl<Filer> }) {
  const { formers } = useAppSelector(selectFiling).formationValues;
  const { cancel, dialog } = useEntryCancel(list.people.length === 0, () => list.send({ kind: 'cancelled' }));
  const [isChoosing, setChoosing] = useState(false);
  const initial = list.edited ?? emptyFiler(freeId(list.people));
  const same = sameAsFormer(formers, initial.id);

  const take = (chosen: Former[]) => {
    const [first, ...others] = chosen;
    const firstId = Number(freeId(list.people));
    const added = others.map((former, index) => filerFromFormer(former, String(firstId + 1 + index)));
    if (first) list.send({ kind: 'saved', people: [filerFromFormer(first, initial.id), ...added] });
  };
  return (
    <>
      <EntryHeading news={list.news}>{list.edited ? 'Edit this filer' : 'Add a filer'}</EntryHeading>
      <EntryForm
        rules={filerEntryRules}
        initialValues={initial}
        addressPath="addressValues.streetAddress"
        onSave={(filer) => list.send({ kind: 'saved', people: [filer] })}
        onCancel={cancel}
      >
        <FilerFields onChoose={() => setChoosing(true)} />
      </EntryForm>
      <FormerChooser
        open={isChoosing}
        formers={same.kind === 'choose' ? same.formers : []}
        onChosen={take}
        onCancel={() => setChoosing(false)}
      />
      {dialog}
    </>
  );
}
