import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { filersRules, PERJURY_NOTICE, type FilersValues } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Checkbox } from '../../../controls/fields/Checkbox';
import { filingChanged } from '../../wizard/draft-slice';
import { inputKey } from '../../wizard/frame/input-key';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/pages/StepPage';
import { PeopleAdded } from '../../../people/PeopleAdded';
import { usePeopleList } from '../../../people/use-people-list';
import { FilerEntry } from './FilerEntry';
import { translate } from '../../../language/translate';

/** Who causes the document to be delivered, and the perjury notice, which is long and therefore follows (W2-filer, W4-filers-modes). */
export default function FilerStep() {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const change = (values: Partial<typeof filing.filersValues>) =>
    dispatch(filingChanged(filersRules.write(filing, { ...filing.filersValues, ...values })));
  const list = usePeopleList(
    filing.filersValues.filers,
    (filers) => change({ filers }),
    inputKey('filer', 'entry'),
  );
  const isListed = list.mode === 'list';
  const isHeldBack = useRef(false);
  const affirmation = (
    <>
      <PerjuryNotice />
      <Checkbox
        name="perjuryNoticeAffirmed"
        onChecked={(perjuryNoticeAffirmed) => change({ perjuryNoticeAffirmed })}
      />
    </>
  );
  return (
    <StepPage
      rules={filersRules}
      isEntryOpen={!isListed}
      lead={<p>{translate('Name the individuals who cause this document to be delivered for filing.')}</p>}
    >
      <SubmitOnceSaved dueRef={isHeldBack} />
      {isListed ? (
        <>
          <PeopleAdded heading="Filers added" addLabel="Add another filer" list={list} />
          {affirmation}
        </>
      ) : (
        <FilerEntry
          key={list.edited?.id ?? 'new'}
          list={list}
          affirmation={affirmation}
          onRefused={() => (isHeldBack.current = true)}
        />
      )}
    </StepPage>
  );
}

/** Shows what is missing as Next would, once the page's form contains the filer that was saved in order to continue. */
function SubmitOnceSaved({ dueRef }: { dueRef: RefObject<boolean> }) {
  const { values, submitForm } = useFormikContext<FilersValues>();
  useEffect(() => {
    if (!dueRef.current || values.filers.length === 0) return;
    dueRef.current = false;
    void submitForm();
  }, [dueRef, values.filers, submitForm]);
  return null;
}

/** The affirmation that comes with delivering a document for filing (W2-filer). */
const PerjuryNotice = () => (
  <section className="notice" aria-labelledby="perjury-notice">
    <h2 id="perjury-notice">{translate('Notice')}</h2>
    <p>
      <strong>{translate('In plain words:')}</strong>{' '}
      {translate(
        'Whoever files this document swears to it. You act for yourself, or you believe that you act for the person you file for. You also believe that its facts are true and that it meets the law. It is a crime to lie about this.',
      )}
    </p>
    <p>{translate('In the words of the law:')}</p>
    {PERJURY_NOTICE.map((paragraph) => (
      <p key={paragraph}>{translate(paragraph)}</p>
    ))}
  </section>
);
