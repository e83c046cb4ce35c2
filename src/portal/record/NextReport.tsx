import { formatLongDay, type ReportState, reportState, type ReportWindow, reportWindow } from '#rules';
import { SummaryList } from '../../controls/SummaryList';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';

/** When the report may be filed, in a sentence. */
const SENTENCES: Readonly<Record<ReportState, (window: ReportWindow) => string>> = {
  tooEarly: ({ opens }) => `From ${formatLongDay(opens)} on`,
  open: ({ opens }) => `Now, since ${formatLongDay(opens)}`,
  late: () => 'Now',
};

const consequence = ({ lateFrom, delinquentFrom }: ReportWindow, state: ReportState) =>
  state === 'late'
    ? {
        label: 'Late',
        value: `Since ${formatLongDay(lateFrom)}. Delinquent from ${formatLongDay(delinquentFrom)} on, unless it is filed.`,
      }
    : { label: 'Late', value: `From ${formatLongDay(lateFrom)} on, at a higher fee` };

/** The next periodic report: when it is due, from when it may be filed, and what follows when it is not. */
export function NextReport({ dueDay }: { dueDay: string }) {
  const state = useAppSelector((root) => {
    const window = reportWindow(dueDay);
    return window && reportState(window, serverNow(root));
  });
  const window = reportWindow(dueDay);
  if (window === null || state === null) return null;
  return (
    <section className="card" aria-labelledby="record-report">
      <h2 className="card__title" id="record-report">
        Next periodic report
      </h2>
      <SummaryList
        rows={[
          { label: 'Due', value: formatLongDay(window.due) },
          { label: 'Can be filed', value: SENTENCES[state](window) },
          consequence(window, state),
        ]}
      />
    </section>
  );
}
