import { type Text } from '#rules';
import { Alert } from '../controls/alerts/Alert';

const comesIntoView = (box: HTMLElement | null): void => box?.scrollIntoView?.({ block: 'nearest' });

/**
 * Why a form was refused, where no field has a problem. It is announced when it appears, and focus stays on the button: on a phone, where
 * it is far away, the page scrolls so that it is seen as well.
 */
export const Refusal = ({ message }: { message: Text | undefined }) =>
  message && (
    <div ref={comesIntoView}>
      <Alert kind="error">{message}</Alert>
    </div>
  );
