import { englishOf, type ReviewNotice } from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { translate } from '../../language/translate';

type ReviewNoticeAlertProps = Pick<ReviewNotice, 'status' | 'sentences' | 'reasons'>;

/** The state of the office's review of a filing, in its words; the reasons of a rejection are those of staff, line by line. */
export function ReviewNoticeAlert({ status, sentences, reasons }: ReviewNoticeAlertProps) {
  const [first = '', ...others] = sentences;
  return (
    <Alert kind={status}>
      <strong>{translate(first)}</strong>
      {reasons.length > 0 && (
        <>
          <p>{reasons.length === 1 ? translate('The reason is:') : translate('The reasons are:')}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason} className="text-as-typed" lang="en">
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.map((sentence) => (
        <p key={englishOf(sentence)}>{translate(sentence)}</p>
      ))}
    </Alert>
  );
}
