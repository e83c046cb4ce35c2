import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  emptyAddress,
  emptyIndividualName,
  PATHS,
  PII_PRIMARY_ACTIONS,
  piiEntryRules,
  type PiiEntry,
  type PiiListEvent,
} from '#rules';
import { Link } from '../../controls/Link';
import { AddressVerificationDialog } from '../../addresses/AddressVerificationDialog';
import { TextField } from '../../controls/fields/TextField';
import { CancelDialog } from '../../forms/CancelDialog';
import { FormPage } from '../../forms/FormPage';
import { refusalOf, submitRefused } from '../../forms/form-slice';
import { LeaveGuard } from '../../session/navigation/LeaveGuard';
import type { RootState } from '../../session/root-reducer';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { FocusRefusedField } from './FocusRefusedField';
import { FilerFields } from './FilerFields';
import { FilersAdded } from './FilersAdded';
import { WithheldNotice } from './WithheldNotice';
import {
  entryOpened,
  entrySubmitted,
  listEvent,
  refusalShown,
  requestDropped,
  selectHoldsFilers,
  selectRequest,
  stayed,
  type RequestState,
} from './request-slice';

const TITLE = 'Personal Identifying Information (PII) Request';

const EMPTY_FILER: PiiEntry['filer'] = {
  nameValues: { personTyp: 'FILER', name: emptyIndividualName() },
  addressValues: { streetAddress: emptyAddress('PHYS') },
};

/** What the page holds: the numbers, and the filer who is added or edited. */
const entryOf = ({ ids, list }: Pick<RequestState, 'ids' | 'list'>): PiiEntry => ({
  mode: list.mode,
  ...ids,
  filer: (list.index === null ? undefined : list.filers[list.index]) ?? EMPTY_FILER,
  additionalFilers: list.additionalFilers,
});

const isGuarded = (state: RootState): boolean => state.control.hasUnsavedInput || selectHoldsFilers(state);

/** A request to remove personal data, as staff enter it: three numbers, and who filed (A2-pii, A5-admin). */
export default function PiiEntryPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { ids, list, leadsTo, announcement, refused } = useAppSelector(selectRequest);
  const initialValues = useMemo(() => entryOf({ ids, list }), [ids, list]);
  useEffect(() => {
    dispatch(entryOpened());
  }, [dispatch]);
  useEffect(() => {
    if (refused === null) return;
    dispatch(submitRefused(refusalOf({ problems: refused, message: '', page: null })));
    dispatch(refusalShown());
  }, [dispatch, refused]);

  const send = (event: PiiListEvent) => (entry: PiiEntry) => void dispatch(listEvent({ entry, event }));
  const leave = () => {
    dispatch(requestDropped());
    void navigate(PATHS.adminHome);
  };
  return (
    <>
      <LeaveGuard isGuarded={isGuarded} />
      <FormPage<PiiEntry>
        title={TITLE}
        lead="The document is withheld from the public record. Reloading this page clears what you enter."
        rules={piiEntryRules}
        autoComplete="off"
        initialValues={initialValues}
        onSubmit={(entry) => void dispatch(entrySubmitted(entry))}
        primaryAction={PII_PRIMARY_ACTIONS[list.mode].label}
        onCancel={send({ kind: 'cancel' })}
      >
        <FocusRefusedField />
        <WithheldNotice />
        <TextField name="entityId" />
        <TextField name="piiDocId" />
        <TextField name="removalDocId" />
        {list.mode === 'list' ? (
          <FilersAdded filers={list.filers} message={announcement.message} send={send} />
        ) : (
          <FilerFields mode={list.mode} announcement={announcement} />
        )}
      </FormPage>
      <p className="below-form">
        <Link to={PATHS.piiRequests}>Requests that were entered before</Link>
      </p>
      <AddressVerificationDialog />
      <CancelDialog
        open={leadsTo === 'askToLeave'}
        onConfirm={leave}
        onClose={() => void dispatch(stayed())}
      />
    </>
  );
}
