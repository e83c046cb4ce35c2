import { Alert } from '../../controls/alerts/Alert';
import { Announced } from '../../controls/alerts/Announced';
import { useAppSelector } from '../../session/store-hooks';
import { selectWithheldNotice } from './request-slice';

/** Says that the document is withheld already, so that nobody enters a request for it without knowing (reading 36). */
export function WithheldNotice() {
  const notice = useAppSelector(selectWithheldNotice);
  if (notice === '') return null;
  return (
    <Announced>
      <Alert kind="warning">{notice}</Alert>
    </Announced>
  );
}
