import { filersRules, PERJURY_NOTICE } from '#rules';
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

/** What delivering a document for filing affirms (W2-filer). */
const PerjuryNotice = () => (
  <section className="notice" aria-labelledby="perjury-notice">
    <h2 id="perjury-notice">{translate('Notice')}</h2>
    {PERJURY_NOTICE.map((paragraph) => (
      <p key={paragraph}>{translate(paragraph)}</p>
    ))}
  </section>
);
