import {
  enteredAddresses,
  type Former,
  formationRules,
  formerEntryRules,
  formerTexts,
  emptyAddress,
  emptyIndividualName,
} from '#rules';
import { AddressEntryForm } from '../../../addresses/AddressEntryForm';
import { useSaveAndContinue } from '../../../people/use-save-and-continue';
import { stepSubmitted } from '../../wizard/draft-slice';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { EntryHeading } from '../../../people/EntryHeading';
import { selectFiling } from '../../wizard/selectors';
import { useEntryCancel } from '../../wizard/pages/use-entry-cancel';
import { unusedId, type PeopleListControl } from '../../../people/use-people-list';
import { FormerFields } from './FormerFields';
import { translate } from '../../../language/translate';

/** A person forming the entity with nothing filled in. */
const emptyFormer = (id: string): Former => ({
  id,
  nameValues: { personTyp: '', name: emptyIndividualName() },
  addressValues: { streetAddress: emptyAddress('PHYS') },
});

/** Adding or changing one person; the address is verified before the person joins the list (W5-former-name). */
export function FormerEntry({ list }: { list: PeopleListControl<Former> }) {
  const { cancel, place, dialog } = useEntryCancel(list.people.length === 0, () =>
    list.send({ kind: 'canceled' }),
  );
  const filing = useAppSelector(selectFiling);
  const dispatch = useAppDispatch();
  const { button, isContinuing } = useSaveAndContinue();
  const save = (former: Former) => {
    list.send({ kind: 'saved', people: [former] });
    if (isContinuing())
      dispatch(
        stepSubmitted({ step: 'formation', filing: formationRules.write(filing, { formers: [former] }) }),
      );
  };
  const { add, edit } = formerTexts(filing.filingType);
  return (
    <>
      <EntryHeading announcement={list.announcement}>{translate(list.edited ? edit : add)}</EntryHeading>
      <AddressEntryForm
        rules={formerEntryRules}
        initialValues={list.edited ?? emptyFormer(unusedId(list.people))}
        addressPath="addressValues.streetAddress"
        acceptedElsewhere={enteredAddresses(filing, { addressTyp: 'PHYS' })}
        inputKey={list.inputKey}
        onSave={save}
        moreActions={list.people.length === 0 && button}
        onCancel={cancel}
        cancelPlace={list.edited ? 'edit' : place}
      >
        <FormerFields />
      </AddressEntryForm>
      {dialog}
    </>
  );
}
