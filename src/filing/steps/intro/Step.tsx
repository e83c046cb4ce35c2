import { fraudCheckNotice } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { translate } from '../../../language/translate';
import { useAppSelector } from '../../../session/store-hooks';
import { IntroPage } from '../../wizard/pages/IntroPage';
import { selectFiling } from '../../wizard/selectors';

/** The introduction of a filing (W2-intro). */
export default function IntroStep() {
  const notice = useAppSelector((state) => fraudCheckNotice(selectFiling(state)));
  return (
    <IntroPage step="intro" lead="What this form is for, what you need, and what it costs.">
      {notice && <Alert kind="info">{translate(notice)}</Alert>}
    </IntroPage>
  );
}
