import { FormikProvider, useFormikContext } from 'formik';
import { use, useState, type ReactNode } from 'react';
import {
  enteredAddresses,
  type Filer,
  filerEntryRules,
  filersRules,
  filerFromFormer,
  type Former,
  sameAsFormer,
  emptyAddress,
  emptyIndividualName,
} from '#rules';
import { FormRulesContext } from '../../../controls/fields/form-rules-context';
import { OtherFields } from '../../../forms/FieldsForm';
import { useRuleContext } from '../../../forms/rule-context';
import { useSaveAndContinue } from '../../../people/use-save-and-continue';
import { stepSubmitted } from '../../wizard/draft-slice';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { AddressEntryForm } from '../../../addresses/AddressEntryForm';
import { selectFiling } from '../../wizard/selectors';
import { EntryHeading } from '../../../people/EntryHeading';
import { useEntryCancel } from '../../wizard/pages/use-entry-cancel';
import { unusedId, type PeopleListControl } from '../../../people/use-people-list';
import { FilerFields } from './FilerFields';
import { FormerChooser } from './FormerChooser';
import { translate } from '../../../language/translate';

/** A filer with nothing filled in. */
const emptyFiler = (id: string): Filer => ({
  id,
  nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
  addressValues: { streetAddress: emptyAddress('PHYS') },
  sameAsFormer: false,
});

interface FilerEntryProps {
  list: PeopleListControl<Filer>;
  /** Fields of the page's own form, shown at the end of this one. */
  affirmation: ReactNode;
  /** 'Save and continue' has saved the filer, and something else on the page keeps it from going on. */
  onRefused: () => void;
}

/** Adding or changing one filer; the chooser can add several at once, with addresses that are already accepted. */
export function FilerEntry({ list, affirmation, onRefused }: FilerEntryProps) {
  const page = useFormikContext();
  const pageRules = use(FormRulesContext);
  const filing = useAppSelector(selectFiling);
  const { formers } = filing.formationValues;
  const { cancel, place, dialog } = useEntryCancel(list.people.length === 0, () =>
    list.send({ kind: 'canceled' }),
  );
  /** The initial values of the form. A new key opens the form again, so that a copied address counts as accepted until it is edited. */
  const [start, setStart] = useState(() => ({
    formKey: 0,
    filer: list.edited ?? emptyFiler(unusedId(list.people)),
  }));
  const dispatch = useAppDispatch();
  const context = useRuleContext();
  const { button, isContinuing } = useSaveAndContinue();
  const save = (saved: Filer) => {
    list.send({ kind: 'saved', people: [saved] });
    if (!isContinuing()) return;
    const filersValues = { ...filing.filersValues, filers: [saved] };
    if (filersRules.problems(filersValues, context()).length > 0) onRefused();
    else dispatch(stepSubmitted({ step: 'filer', filing: filersRules.write(filing, filersValues) }));
  };
  const [isChoosing, setChoosing] = useState(false);
  const { formKey, filer } = start;
  const same = sameAsFormer(formers, filer.id);

  const onSame = (isMarked: boolean) => {
    if (isMarked && same.kind === 'choose') setChoosing(true);
    else
      setStart({
        formKey: formKey + 1,
        filer: isMarked && same.kind === 'copy' ? same.filer : emptyFiler(filer.id),
      });
  };
  const copyFormers = ([first, ...others]: Former[]) => {
    if (!first) return;
    const nextId = Number(unusedId([...list.people, filer]));
    const added = others.map((former, index) => filerFromFormer(former, String(nextId + index)));
    list.send({ kind: 'saved', people: [filerFromFormer(first, filer.id), ...added] });
  };
  return (
    <>
      <EntryHeading announcement={list.announcement}>
        {list.edited ? translate('Edit this filer') : translate('Add a filer')}
      </EntryHeading>
      <AddressEntryForm
        key={formKey}
        rules={filerEntryRules}
        initialValues={filer}
        addressPath="addressValues.streetAddress"
        acceptedElsewhere={enteredAddresses(filing, { addressTyp: 'PHYS' })}
        inputKey={list.inputKey}
        onSave={save}
        moreActions={list.people.length === 0 && button}
        onCancel={cancel}
        cancelPlace={list.edited ? 'edit' : place}
      >
        <FilerFields offersSame={same.kind} onSame={onSame} keepsFocus={formKey > 0} />
        <FormikProvider value={page}>
          <FormRulesContext value={pageRules}>
            <OtherFields>{affirmation}</OtherFields>
          </FormRulesContext>
        </FormikProvider>
      </AddressEntryForm>
      <FormerChooser
        open={isChoosing}
        formers={same.kind === 'choose' ? same.formers : []}
        onChosen={copyFormers}
        onCancel={() => setChoosing(false)}
      />
      {dialog}
    </>
  );
}
