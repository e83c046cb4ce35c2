import {
  changesTold,
  feeOfFiling,
  isAccepted,
  isFormation,
  isSupportedFiling,
  MISSING_MESSAGE,
  UNSUPPORTED_FILING,
  reviewProblems,
  tidyFiling,
  withPresentRecord,
  type Filing,
  type StepProblem,
  filedNames,
  requestedEffect,
} from '#rules';
import { http } from '../http';
import { reviewAnswer, type MockSubmission } from '../sample-reviews';
import { holderOf, nextReference, now, state } from '../state';
import { effectOf, obstacleTo, summaryOf } from './entity';

const bySubmissionKey = (key: string) =>
  [...state.submissions.values()].find(({ filing }) => filing.submissionKey === key);

/** The entity that a filing is on; undefined for one that forms an entity. */
const entityOf = ({ entityId }: Filing) => state.entities.find((entity) => entity.entityId === entityId);

/** What has changed since the filing began, and why it cannot be made any more, as the registry refuses a payment with it (reading 27). */
export function changesOf(filing: Filing, fee: number | undefined): StepProblem[] {
  const entity = entityOf(filing);
  const isChanged = entity !== undefined && filing.recordValues?.version !== entity.version;
  const { adminFraudCheck, statusCode } = filing;
  return changesTold(
    { fee, adminFraudCheck, statusCode },
    {
      filing,
      fee: feeOfFiling(filing, now()),
      now: now(),
      changed: isChanged ? [{ fact: 'principalOffice', cause: 'filing' }] : [],
      ...obstacleTo(filing),
    },
  );
}

/** The filing as it goes on after a refusal, with the present record. */
function renewedFiling(filing: Filing) {
  const entity = entityOf(filing);
  const renewed = entity ? withPresentRecord(filing, summaryOf(entity)) : filing;
  return { filing: JSON.stringify(renewed), version: 1 };
}

/** Applies a filing to the record, or creates the entity that it forms; returns its number. */
function record(filing: Filing): string {
  const entity = entityOf(filing);
  if (entity) {
    Object.assign(entity, { office: filing.principalOfficeValues, version: entity.version + 1 });
    return entity.entityId;
  }
  const entityId = `2026${String(state.serial).padStart(7, '0')}`;
  state.entities.push({
    entityId,
    name: filing.entityNameValues.name,
    entityType: filing.entityType || 'DLLC',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: filing.principalOfficeValues,
    version: 1,
  });
  return entityId;
}

function submit(filing: Filing): MockSubmission {
  state.serial += 1;
  const entityId = record(filing);
  const submission = {
    refId: nextReference('payment'),
    filing,
    price: feeOfFiling(filing, now()),
    entityId,
    transactionId: `2026${String(state.serial).padStart(7, '0')}01`,
    filedAt: now(),
    asked: 0,
    ...(filing.adminFraudCheck && { review: { state: 'waiting' as const } }),
  };
  state.submissions.set(submission.refId, submission);
  return submission;
}

const receiptOf = (submission: MockSubmission) => {
  const { filing, price, entityId, transactionId, filedAt, review } = submission;
  const { state: reached, effectiveDate } = effectOf(submission);
  return {
    ...filedNames(filing, reached),
    masterId: entityId,
    transactionId,
    dateTime: filedAt,
    transactionName: filing.transactionDescription,
    paymentType: 'Card',
    last4: '4242',
    amount: price,
    ...(isAccepted(reached) && { effectiveDate }),
    ...(requestedEffect(filing) !== null && { requestedEffect: requestedEffect(filing) ?? '' }),
    entityStatus: filing.statusCode || 'GOOD',
    adminFraudCheck: filing.adminFraudCheck,
    ...reviewAnswer(review),
  };
};

export const paymentHandlers = [
  // There is no card page here: the payment succeeds at once, and the first receipt request finds it unconfirmed.
  http.post('/business-api/payment', async ({ request, response }) => {
    const { filing: sent, receiptUrl, fee } = await request.json();
    const filing = tidyFiling(sent);
    const refused = (problems: StepProblem[]) =>
      response('default').json(
        { apiData: { code: 422, message: MISSING_MESSAGE, problems, renewed: renewedFiling(filing) } },
        { status: 422 },
      );
    const earlier = bySubmissionKey(filing.submissionKey);
    if (earlier && earlier.review?.state !== 'rejected')
      return response(200).json({ apiData: { code: 208, refId: earlier.refId } });
    if (!isSupportedFiling(filing.filingType)) return refused([UNSUPPORTED_FILING]);
    if (isFormation(filing.filingType) && holderOf(filing.entityNameValues.name))
      return response(200).json({ apiData: { code: 409 } });
    const problems = reviewProblems(filing, { now: now(), found: changesOf(filing, fee) });
    if (problems.length > 0) return refused(problems);
    const { refId } = submit(filing);
    const paymentURL = `${receiptUrl}${receiptUrl.includes('?') ? '&' : '?'}refId=${refId}`;
    return response(200).json({ apiData: { code: 200, paymentURL, refId } });
  }),

  http.post('/business-api/file/receipt', async ({ request, response }) => {
    const submission = state.submissions.get((await request.json()).refId);
    if (!submission) return response(200).json({ apiData: { code: 404 } });
    submission.asked += 1;
    if (submission.asked === 1) return response(200).json({ apiData: { code: 202 } });
    return response(200).json({ apiData: { code: 200, receipt: receiptOf(submission) } });
  }),

  http.post('/ens-db-api/send-email', async ({ request, response }) => {
    const isSubmitted = state.submissions.has((await request.json()).refId);
    return response(200).json({ apiData: { code: isSubmitted ? 200 : 404 } });
  }),
];
