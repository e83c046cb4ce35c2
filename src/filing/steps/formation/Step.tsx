import { FORMER_TYPE_LABELS, type Former, formationRules, formerTexts } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { filingChanged } from '../../wizard/draft-slice';
import { inputKey } from '../../wizard/frame/input-key';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/pages/StepPage';
import { PeopleAdded } from '../../../people/PeopleAdded';
import { usePeopleList } from '../../../people/use-people-list';
import { FormerEntry } from './FormerEntry';
import { translate } from '../../../language/translate';

/** The type of a person, as a filer reads it. */
const typeOf = ({ nameValues }: Former): string =>
  nameValues.personTyp === '' ? '' : FORMER_TYPE_LABELS[nameValues.personTyp];

/** The persons forming the entity: a list with add, edit and delete (W2-formation, W4-people-list). */
export default function FormationStep() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const list = usePeopleList(
    filing.formationValues.formers,
    (formers) => dispatch(filingChanged(formationRules.write(filing, { formers }))),
    inputKey('formation', 'entry'),
  );
  const { lead, added, another } = formerTexts(filing.filingType);
  const isListed = list.mode === 'list';
  return (
    <StepPage rules={formationRules} isEntryOpen={!isListed} legend={false} lead={<p>{translate(lead)}</p>}>
      {isListed ? (
        <PeopleAdded heading={added} addLabel={another} list={list} detailOf={typeOf} />
      ) : (
        <FormerEntry key={list.edited?.id ?? 'new'} list={list} />
      )}
    </StepPage>
  );
}
