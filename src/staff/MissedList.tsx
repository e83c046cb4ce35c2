import { Alert } from '../controls/Alert';
import { Button } from '../controls/Button';

interface MissedListProps {
  /** In the words of the error catalog. */
  message: string;
  onTryAgain(): void;
}

/** In the place of what staff asked for and could not have: why, and another try. */
export const MissedList = ({ message, onTryAgain }: MissedListProps) => (
  <>
    <Alert kind="error">{message}</Alert>
    <Button onClick={onTryAgain}>Try again</Button>
  </>
);
