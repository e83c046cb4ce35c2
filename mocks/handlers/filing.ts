import {
  ATTACHMENT_LIMITS,
  fileProblems,
  keptFileName,
  mimeTypeOfName,
  returnCodeAsIssued,
  resumeStep,
  tidyFiling,
} from '#rules';
import { http } from '../http';
import { nextReference, state } from '../state';
import { reviewAnswer } from '../sample-reviews';
import { samplePdf } from '../sample-pdf';
import { changesOf } from './payment';

/** The one return code that the mock registry knows, of the filing that was saved last; and a link that nobody has used. */
const MOCK_RETURN_CODE = 'K7QWD9XM2345';
const MOCK_RETURN_LINK = 'mock-return-link-000000';

/** The one receipt that is found by its number and the address ada@example.com. */
const MOCK_RECEIPT = {
  name: 'Harbor Sample LLC',
  masterId: '20261000001',
  transactionId: '20261000002',
  dateTime: '2026-11-20T16:05:00Z',
  transactionName: 'Articles of Organization',
  paymentType: 'Visa',
  last4: '4242',
  amount: 50,
  creditStmtInfo: 'BUSINESS RECORDS',
  entityStatus: 'GOOD',
  effectiveDate: '2026-11-20T16:05:00Z',
  adminFraudCheck: false,
};

export const filingHandlers = [
  http.post('/business-api/file', async ({ request, response }) => {
    const { refId, filing } = await request.json();
    if (refId && !state.drafts.has(refId)) return response(200).json({ apiData: { code: 404 } });
    const reference = refId ?? nextReference('filing');
    state.drafts.set(reference, tidyFiling(filing));
    return response(200).json({ apiData: { code: 200, refId: reference } });
  }),

  http.post('/business-api/file/filing', async ({ request, response }) => {
    const { refId } = await request.json();
    const filing = state.drafts.get(refId);
    if (!filing) return response(200).json({ apiData: { code: 404 } });
    const review = state.submissions.get(refId)?.review;
    const problems = changesOf(filing, undefined).filter(({ code }) => code === 'unavailable');
    return response(200).json({
      apiData: {
        code: 200,
        filing: JSON.stringify(filing),
        ...(problems.length > 0 && { problems }),
        ...(review?.state === 'rejected' && reviewAnswer(review)),
      },
    });
  }),

  http.post('/business-api/file/delete', async ({ request, response }) => {
    const isKnown = state.drafts.delete((await request.json()).refId);
    return response(200).json({ apiData: { code: isKnown ? 200 : 404 } });
  }),

  http.post('/business-api/file/return-code', async ({ request, response }) => {
    const { refId } = await request.json();
    if (!state.drafts.has(refId)) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({
      apiData: { code: 200, returnCode: MOCK_RETURN_CODE, keptUntil: '2999-01-01T18:00:00.000Z' },
    });
  }),

  http.post('/business-api/file/return-link', async ({ request, response }) => {
    const { link } = await request.json();
    return response(200).json({ apiData: { code: link === MOCK_RETURN_LINK ? 200 : 404 } });
  }),

  http.post('/business-api/file/continue', async ({ request, response }) => {
    const { returnCode } = await request.json();
    const [refId, filing] = [...state.drafts].at(-1) ?? [];
    if (returnCodeAsIssued(returnCode) !== MOCK_RETURN_CODE || !refId || !filing)
      return response(200).json({ apiData: { code: 404 } });
    const { filingType, entityId } = filing;
    const step = resumeStep(filing, null);
    return response(200).json({ apiData: { code: 200, refId, filingType, entityId, step } });
  }),

  http.post('/business-api/file/receipt/find', async ({ request, response }) => {
    const { number, email } = await request.json();
    const isKnown = number === MOCK_RECEIPT.transactionId && email === 'ada@example.com';
    return response(200).json({ apiData: isKnown ? { code: 200, receipt: MOCK_RECEIPT } : { code: 404 } });
  }),

  http.post('/business-api/file/attachment', async ({ request, response }) => {
    const { refId, fileName, fileContents } = await request.json();
    if (!state.drafts.has(refId)) return response(200).json({ apiData: { code: 404 } });
    const bytes = Uint8Array.from(atob(fileContents), (character) => character.charCodeAt(0));
    const file = { name: keptFileName(fileName, bytes), size: bytes.length, bytes };
    const problems = fileProblems([file], [], ATTACHMENT_LIMITS);
    const [problem] = problems;
    if (problem)
      return response('default').json(
        { apiData: { code: 422, message: problem.message, problems } },
        { status: 422 },
      );
    const { name, size } = file;
    const attachment = { key: nextReference('file'), fileName: name, mimeType: mimeTypeOfName(name), size };
    state.attachments.set(attachment.key, { ...attachment, fileContents, refId });
    return response(200).json({ apiData: { code: 200, attachment } });
  }),

  http.get('/business-api/file/attachment', ({ query, response }) => {
    const storedFile = state.attachments.get(query.get('key') ?? '');
    if (storedFile?.refId !== query.get('refId') || !storedFile)
      return response(200).json({ apiData: { code: 404 } });
    const { refId: _owner, ...attachment } = storedFile;
    return response(200).json({ apiData: { code: 200, attachment } });
  }),

  http.get('/business-api/file/image', ({ query, response }) => {
    const key = query.get('attachmentKey');
    if (key === null)
      return response(200).json({
        apiData: { code: 200, image: samplePdf('Stamped filing (sample)'), mimeType: 'application/pdf' },
      });
    const { fileContents: image, mimeType } = state.attachments.get(key) ?? {};
    return response(200).json({
      apiData: image === undefined ? { code: 404 } : { code: 200, image, mimeType },
    });
  }),

  http.post('/business-api/pdf/filing', ({ response }) =>
    response(200).json({ apiData: { code: 200, pdfBytes: samplePdf('Form of the filing (sample)') } }),
  ),

  http.get('/business-api/pdf/gsCertificate', ({ response }) =>
    response(200).json({
      apiData: { code: 200, pdfBytes: samplePdf('Certificate of good standing (sample)') },
    }),
  ),
];
