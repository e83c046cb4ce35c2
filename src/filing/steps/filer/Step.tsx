import { filersRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { filingChanged } from '../../wizard/draft-slice';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/StepPage';
import { PeopleAdded } from '../../../people/PeopleAdded';
import { usePeopleList } from '../../../people/use-people-list';
import { FilerEntry } from './FilerEntry';
import { PerjuryNotice } from './PerjuryNotice';

/** The perjury notice, and who causes the document to be delivered (W2-filer, W4-filers-modes). */
export default function FilerStep() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const keep = (change: Partial<typeof filing.filersValues>) =>
    dispatch(filingChanged(filersRules.write(filing, { ...filing.filersValues, ...change })));
  const list = usePeopleList(filing.filersValues.filers, (filers) => keep({ filers }));
  const isListed = list.mode === 'list';
  return (
    <StepPage
      rules={filersRules}
      isEntryOpen={!isListed}
      lead={<p>Name the individuals who cause this document to be delivered for filing.</p>}
    >
      <PerjuryNotice />
      <Checkbox
        name="perjuryNoticeAffirmed"
        onChecked={(perjuryNoticeAffirmed) => keep({ perjuryNoticeAffirmed })}
      />
      {isListed ? (
        <PeopleAdded heading="Filers added" addLabel="Add another filer" list={list} />
      ) : (
        <FilerEntry key={list.edited?.id ?? 'new'} list={list} />
      )}
    </StepPage>
  );
}
