import { reportNotice } from '#rules';
import { Alert } from '../../../controls/alerts/Alert';
import { useOpenedAt } from '../../../session/opened-at';
import { useAppSelector } from '../../../session/store-hooks';
import { IntroPage } from '../../wizard/pages/IntroPage';
import { selectFiling } from '../../wizard/selectors';

/** The introduction of the periodic report: which report it is, and what it costs this entity (W2-flow-report). */
export default function ReportIntroStep() {
  const notice = reportNotice(useAppSelector(selectFiling), useOpenedAt());
  return (
    <IntroPage step="reportintro" lead="What the report is for, what you need, and what it costs.">
      {notice && <Alert kind={notice.isLate ? 'warning' : 'info'}>{notice.text}</Alert>}
    </IntroPage>
  );
}
