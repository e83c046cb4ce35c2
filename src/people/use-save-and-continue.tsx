import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Button } from '../controls/Button';

/**
 * A second button of an entry form, where one entry is enough: it saves the entry and goes on to the next step.
 *
 * @returns the button, and whether it was the one that is saving
 */
export function useSaveAndContinue() {
  const continues = useRef(false);
  const button = <SaveAndContinue onPending={(isPending) => (continues.current = isPending)} />;
  return { button, isContinuing: () => continues.current };
}

function SaveAndContinue({ onPending }: { onPending: (isPending: boolean) => void }) {
  const { submitForm } = useFormikContext();
  const save = async () => {
    onPending(true);
    try {
      await submitForm();
    } finally {
      onPending(false);
    }
  };
  return <Button onClick={() => void save()}>Save and continue</Button>;
}
