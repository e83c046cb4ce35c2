import {
  feeOf,
  isSupportedFiling,
  MISSING_MESSAGE,
  NOT_CARRIED_OUT,
  reviewProblems,
  tidyFiling,
  type CarriedOutFiling,
  type Filing,
  type StepProblem,
} from '#rules';
import { http } from '../http';
import { holderOf, nextReference, now, state, type MockSubmission } from '../state';

const bySubmissionKey = (key: string) =>
  [...state.submissions.values()].find(({ filing }) => filing.submissionKey === key);

function submit(filing: Filing, filingType: CarriedOutFiling): MockSubmission {
  state.serial += 1;
  const entityId = `2026${String(state.serial).padStart(7, '0')}`;
  const submission = {
    refId: nextReference('payment'),
    filing,
    price: feeOf({ filingType }),
    entityId,
    transactionId: `${entityId}01`,
    filedAt: now(),
    asked: 0,
  };
  state.submissions.set(submission.refId, submission);
  state.entities.push({
    entityId,
    name: filing.entityNameValues.name,
    entityType: filing.entityType || 'DLLC',
    status: 'Good Standing',
    statusCode: 'GOOD',
  });
  return submission;
}

const receiptOf = ({ filing, price, entityId, transactionId, filedAt }: MockSubmission) => ({
  name: filing.entityNameValues.name,
  masterId: entityId,
  transactionId,
  dateTime: filedAt,
  transactionName: filing.transactionDescription,
  paymentType: 'Card',
  last4: '4242',
  amount: price,
  entityStatus: 'GOOD',
  adminFraudCheck: false,
});

export const paymentHandlers = [
  // There is no card page here: the payment succeeds at once, and the first receipt request finds it unconfirmed.
  http.post('/business-api/payment', async ({ request, response }) => {
    const { filing: sent, receiptUrl } = await request.json();
    const filing = tidyFiling(sent);
    const refused = (problems: StepProblem[]) =>
      response('default').json(
        { apiData: { code: 422, message: MISSING_MESSAGE, problems } },
        { status: 422 },
      );
    const earlier = bySubmissionKey(filing.submissionKey);
    if (earlier) return response(200).json({ apiData: { code: 208, refId: earlier.refId } });
    const { filingType } = filing;
    if (!isSupportedFiling(filingType)) return refused([NOT_CARRIED_OUT]);
    if (holderOf(filing.entityNameValues.name)) return response(200).json({ apiData: { code: 409 } });
    const problems = reviewProblems(filing, { now: now() });
    if (problems.length > 0) return refused(problems);
    const { refId } = submit(filing, filingType);
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
    const known = state.submissions.has((await request.json()).refId);
    return response(200).json({ apiData: { code: known ? 200 : 404 } });
  }),
];
