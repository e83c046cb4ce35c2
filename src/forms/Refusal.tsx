import { Alert } from '../controls/alerts/Alert';

const comesIntoView = (box: HTMLElement | null): void => box?.scrollIntoView?.({ block: 'nearest' });

/**
 * Why a form was refused, where no field is to blame. It is said when it comes, and the focus stays on the button: on a phone, where that is
 * far below, the page moves so that it is seen as well.
 */
export const Refusal = ({ message }: { message: string | undefined }) =>
  message && (
    <div ref={comesIntoView}>
      <Alert kind="error">{message}</Alert>
    </div>
  );
