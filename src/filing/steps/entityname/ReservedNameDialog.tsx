import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { reservedNameAnswered } from '../../wizard/draft-slice';
import { selectDraft } from '../../wizard/selectors';
import { translate, translateAround } from '../../../language/translate';

/** A reserved name: only its holder may use it, so the dialog must be answered Yes or No (W5-name-reserved). */
export function ReservedNameDialog() {
  const dispatch = useAppDispatch();
  const { reservedName } = useAppSelector(selectDraft);
  const answer = (isAuthorizedToUse: boolean) => dispatch(reservedNameAnswered({ isAuthorizedToUse }));
  return (
    <Dialog open={reservedName !== null} title="This name is reserved" kind="alertdialog">
      <p>
        {translateAround('The name {name} is reserved by:', { name: <strong>{reservedName?.name}</strong> })}
      </p>
      <address className="address-lines">
        {[reservedName?.ownerName ?? '', ...(reservedName?.ownerAddress ?? [])]
          .filter(Boolean)
          .map((line) => (
            <span className="address-lines__line" key={line}>
              {line}
            </span>
          ))}
      </address>
      <p>{translate('Are you authorized to use this name?')}</p>
      <ButtonRow>
        <Button variant="primary" onClick={() => answer(true)}>
          Yes
        </Button>
        <Button onClick={() => answer(false)}>No</Button>
      </ButtonRow>
    </Dialog>
  );
}
