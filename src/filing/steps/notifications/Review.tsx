import { formatPhone } from '#rules';
import { SummaryList } from '../../../controls/lists/SummaryList';
import type { ReviewProps } from '../review-props';
import { translate } from '../../../language/translate';

const NONE = 'None';

const lines = (items: readonly string[]) =>
  items.length === 0 ? translate(NONE) : items.map((item) => <div key={item}>{item}</div>);

/** Where the office sends its notices about the entity, on the review page. */
export default function NotificationsReview({ filing: { notificationsValues } }: ReviewProps) {
  const { emails, texts } = notificationsValues;
  return (
    <SummaryList
      rows={[
        { label: 'Email notifications', value: lines(emails.map(({ email }) => email)) },
        { label: 'Text notifications', value: lines(texts.map(({ text }) => formatPhone(text))) },
      ]}
    />
  );
}
