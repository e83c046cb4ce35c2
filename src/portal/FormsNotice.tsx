import { useSearchParams } from 'react-router-dom';
import { formsNotice } from '#rules';
import { Alert } from '../controls/alerts/Alert';

/** Why a filer was led to the forms instead of to where they were going, where the address says so. */
export function FormsNotice() {
  const [query] = useSearchParams();
  const sentence = formsNotice(query.get('reason') ?? '');
  return sentence === '' ? null : <Alert kind="info">{sentence}</Alert>;
}
