import { cancelName, type CancelPlace } from '#rules';
import { Button } from '../controls/Button';

interface CancelButtonProps {
  place: CancelPlace;
  onClick: () => void;
}

/** Cancel, labeled by what it does; unobtrusive and away from the primary action where it discards something. */
export const CancelButton = ({ place, onClick }: CancelButtonProps) =>
  place === 'elsewhere' ? (
    <Button variant="secondary" onClick={onClick}>
      {cancelName(place)}
    </Button>
  ) : (
    <span className="quiet-action">
      <Button variant="link" onClick={onClick}>
        {cancelName(place)}
      </Button>
    </span>
  );
