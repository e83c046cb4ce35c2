import { longDay, officeDay, type ReportState, reportState, type ReportWindow, reportWindow } from '#rules';
import { SummaryList } from '../../controls/lists/SummaryList';
import { serverNow } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';
import { translate } from '../../language/translate';

const inWords = (day: string): string => translate(longDay(day));

/** When the report may be filed, in a sentence. */
const OPENING: Readonly<Record<ReportState, (window: ReportWindow) => string>> = {
  tooEarly: ({ opens }) => translate('From {day} on', { day: inWords(opens) }),
  open: ({ opens }) => translate('Now, since {day}', { day: inWords(opens) }),
  late: () => translate('Now'),
  delinquent: () => translate('Now'),
};

const toBeLate = ({ lateFrom }: ReportWindow): string =>
  translate('From {day} on, at a higher fee', { day: inWords(lateFrom) });

/** From when it is late, and what follows when it is not filed. */
const LATENESS: Readonly<Record<ReportState, (window: ReportWindow) => string>> = {
  tooEarly: toBeLate,
  open: toBeLate,
  late: ({ lateFrom, delinquentFrom }) =>
    translate('Since {day}. The entity becomes delinquent on {delinquentDay} unless it is filed.', {
      day: inWords(lateFrom),
      delinquentDay: inWords(delinquentFrom),
    }),
  delinquent: ({ lateFrom }) => translate('Since {day}', { day: inWords(lateFrom) }),
};

/** The next periodic report: when it is due, from when it may be filed, and what follows when it is not. */
export function NextReport({ dueDay }: { dueDay: string }) {
  const today = useAppSelector((root) => officeDay(serverNow(root)));
  const window = reportWindow(dueDay);
  if (window === null) return null;
  const state = reportState(window, today);
  return (
    <section className="card" aria-labelledby="record-report">
      <h2 className="card__title" id="record-report">
        {translate('Next periodic report')}
      </h2>
      <SummaryList
        rows={[
          { label: 'Due', value: inWords(window.due) },
          { label: 'Can be filed', value: OPENING[state](window) },
          { label: 'Late', value: LATENESS[state](window) },
        ]}
      />
    </section>
  );
}
