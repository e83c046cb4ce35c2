import { PageHeading } from '../forms/PageHeading';
import { Button } from '../controls/Button';

/** A service of the office does not answer (A2-health). */
export default function DownPage() {
  return (
    <div className="card narrow">
      <PageHeading title="This service is down" />
      <p>
        We can't reach the services that online filing needs. Nothing has been charged for what you were
        doing.
      </p>
      <p>
        Wait a few minutes, then try again. If a payment was under way, its receipt will be there when we are
        back.
      </p>
      <Button variant="primary" onClick={() => window.location.assign('/business')}>
        Try again
      </Button>
    </div>
  );
}
