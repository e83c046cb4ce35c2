import { closingRules, formatMoney, MATTER_KINDS, type ClosingValues } from '#rules';
import { TextArea } from '../../controls/fields/TextArea';
import { Dialog } from '../../controls/Dialog';
import { EntryForm } from '../../forms/EntryForm';
import { useSaga } from '../../session/use-saga';
import { closeMatter, type ClosingTold } from './matters-saga';
import type { PaymentMatter } from './matters-slice';

interface CloseMatterDialogProps {
  matter: PaymentMatter;
  /** @param told what became of the payment */
  onClosed(told: ClosingTold): void;
  onCancel(): void;
}

/** Asks what was done about a payment, and closes it. */
export function CloseMatterDialog({ matter, onClosed, onCancel }: CloseMatterDialogProps) {
  const run = useSaga();
  const close = async (values: ClosingValues) => {
    const answer = await run(() => closeMatter(matter, values));
    if (!answer) return { refused: {} };
    if ('refused' in answer) return answer;
    onClosed(answer.told);
    return { values };
  };
  return (
    <Dialog open title="Close this payment?" onClose={onCancel}>
      <p>
        {MATTER_KINDS[matter.kind]} of {formatMoney(matter.amount)}, reference {matter.reference}. It leaves
        this list; the audit log keeps what you enter here.
      </p>
      <EntryForm<ClosingValues>
        rules={closingRules}
        initialValues={{ note: '' }}
        idPrefix="closing"
        saveLabel="Close the payment"
        check={close}
        onCancel={onCancel}
      >
        <TextArea name="note" counter rows={4} />
      </EntryForm>
    </Dialog>
  );
}
