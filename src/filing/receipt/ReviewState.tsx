import { readingMoment, reviewNotice, type ReceiptReview } from '#rules';
import { Link } from '../../controls/Link';
import { Button, ButtonRow } from '../../controls/Button';
import { useOpenedAt } from '../../session/opened-at';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { correctionRequested } from '../wizard/draft-slice';
import type { Receipt } from './receipt-slice';
import { ReviewNoticeAlert } from './ReviewNoticeAlert';
import { translate } from '../../language/translate';

/**
 * The state of the office's review of a filing, for everyone who has the address of its receipt (W2-receipt; readings 32 and 33): it waits,
 * was accepted and what it changed, or was rejected, why, and how long it can be corrected.
 */
export function ReviewState({ receipt, review }: { receipt: Receipt; review: ReceiptReview }) {
  const dispatch = useAppDispatch();
  const filingType = useAppSelector((state) => state.draft.openedType);
  const now = readingMoment(useOpenedAt(), receipt.dateTime, review.decidedAt);
  const notice = reviewNotice({ ...receipt, filingType, review }, now);
  return (
    <>
      <ReviewNoticeAlert {...notice} />
      {review.state === 'rejected' && (
        <ButtonRow>
          {notice.canCorrect ? (
            <Button
              variant="primary"
              onClick={() => dispatch(correctionRequested({ replacesAnother: false }))}
            >
              Correct this filing
            </Button>
          ) : (
            <Link className="usa-button" to={`/business/search/${receipt.masterId}/summary`}>
              {translate('Forms for this entity')}
            </Link>
          )}
        </ButtonRow>
      )}
    </>
  );
}
