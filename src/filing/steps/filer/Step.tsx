import { filersRules } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { RequiredLegend } from '../../../controls/Field';
import { filingChanged } from '../../wizard/draft-slice';
import { keptAs } from '../../wizard/kept-as';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/StepPage';
import { PeopleAdded } from '../../../people/PeopleAdded';
import { usePeopleList } from '../../../people/use-people-list';
import { FilerEntry } from './FilerEntry';
import { translate } from '../../../language/translate';

/** The perjury notice, and who causes the document to be delivered (W2-filer, W4-filers-modes). */
export default function FilerStep() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const change = (values: Partial<typeof filing.filersValues>) =>
    dispatch(filingChanged(filersRules.write(filing, { ...filing.filersValues, ...values })));
  const list = usePeopleList(
    filing.filersValues.filers,
    (filers) => change({ filers }),
    keptAs('filer', 'entry'),
  );
  // The form frame explains the asterisk of the list, where the notice comes first as well.
  const isListed = list.mode === 'list';
  return (
    <StepPage
      rules={filersRules}
      isEntryOpen={!isListed}
      lead={<p>{translate('Name the individuals who cause this document to be delivered for filing.')}</p>}
    >
      {!isListed && <RequiredLegend />}
      <PerjuryNotice />
      <Checkbox
        name="perjuryNoticeAffirmed"
        onChecked={(perjuryNoticeAffirmed) => change({ perjuryNoticeAffirmed })}
      />
      {isListed ? (
        <PeopleAdded heading="Filers added" addLabel="Add another filer" list={list} />
      ) : (
        <FilerEntry key={list.edited?.id ?? 'new'} list={list} />
      )}
    </StepPage>
  );
}

/** What delivering a document for filing affirms (7-90-301.5, C.R.S.; W2-filer). */
const PerjuryNotice = () => (
  <section className="notice" aria-labelledby="perjury-notice">
    <h2 id="perjury-notice">{translate('Notice')}</h2>
    <p>
      {translate(
        'Causing this document to be delivered to the office for filing shall constitute the affirmation or acknowledgment of each individual causing such delivery, under penalties of perjury, that such document is such individual’s act and deed, or that such individual in good faith believes such document is the act and deed of the person on whose behalf such individual is causing such document to be delivered for filing, taken in conformity with the requirements of part 3 of article 90 of title 7, C.R.S., and, if applicable, the constituent documents and the organic statutes, and that such individual in good faith believes the facts stated in such document are true and such document complies with the requirements of that Part, the constituent documents, and the organic statutes.',
      )}
    </p>
    <p>
      {translate(
        'This notice applies to each individual who causes this document to be delivered to the office, whether or not such individual is identified in this document as one who has caused it to be delivered.',
      )}
    </p>
  </section>
);
