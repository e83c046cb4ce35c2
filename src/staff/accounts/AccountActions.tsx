import { useState } from 'react';
import { accountActions, actionWords, type AccountAction } from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { actionConfirmed, selectAccount } from './account-slice';
import type { User } from './accounts-slice';
import { selectIsStaffManagedByProvider } from './staff-managed-by-provider';

/** The actions on an account, each after a dialog that describes it. */
export function AccountActions({ account, isOwn }: { account: User; isOwn: boolean }) {
  const dispatch = useAppDispatch();
  const { work, others } = useAppSelector(selectAccount);
  const isManagedByProvider = useAppSelector(selectIsStaffManagedByProvider);
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const isLast = others.length === 0;
  const confirm = (action: AccountAction) => {
    setAsked(null);
    dispatch(actionConfirmed(action));
  };
  return (
    <>
      <ButtonRow>
        {accountActions(account, { isOwn, isManagedByProvider }).map((action) => (
          <Button
            key={action}
            variant={action === 'close' ? 'danger' : 'secondary'}
            isBusy={work === action}
            onClick={() => work === null && setAsked(action)}
          >
            {actionWords(action, account, isLast).label}
          </Button>
        ))}
      </ButtonRow>
      {asked && (
        <Confirmation
          {...{ account, isLast, action: asked }}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  account: User;
  isLast: boolean;
  action: AccountAction;
  onConfirm: () => void;
  onClose: () => void;
}

function Confirmation({ account, isLast, action, onConfirm, onClose }: ConfirmationProps) {
  const { question, consequences, confirm } = actionWords(action, account, isLast);
  return (
    <Dialog open title={question} kind="alertdialog" onClose={onClose}>
      {consequences.map((consequence) => (
        <p key={consequence}>{consequence}</p>
      ))}
      <ButtonRow>
        <Button variant={action === 'close' ? 'danger' : 'primary'} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </ButtonRow>
    </Dialog>
  );
}
