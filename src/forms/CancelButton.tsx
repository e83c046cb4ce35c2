import { cancelName, type CancelPlace } from '#rules';
import { Button } from '../controls/Button';

interface CancelButtonProps {
  place: CancelPlace;
  onClick: () => void;
}

/** Cancel, called by what it does; quiet and away from the main action where it gives something up. */
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
