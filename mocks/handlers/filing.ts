import { tidyFiling } from '#rules';
import { http } from '../http';
import { nextReference, state } from '../state';
import { samplePdf } from '../sample-pdf';

export const filingHandlers = [
  http.post('/business-api/file', async ({ request, response }) => {
    const { refId, filing } = await request.json();
    if (refId && !state.drafts.has(refId)) return response(200).json({ apiData: { code: 404 } });
    const reference = refId ?? nextReference('filing');
    state.drafts.set(reference, tidyFiling(filing));
    return response(200).json({ apiData: { code: 200, refId: reference } });
  }),

  http.post('/business-api/file/filing', async ({ request, response }) => {
    const filing = state.drafts.get((await request.json()).refId);
    if (!filing) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, filing: JSON.stringify(filing) } });
  }),

  http.post('/business-api/file/attachment', async ({ request, response }) => {
    const { refId, fileName, mimeType, fileContents } = await request.json();
    if (!state.drafts.has(refId)) return response(200).json({ apiData: { code: 404 } });
    const attachment = { key: nextReference('file'), fileName, mimeType, size: atob(fileContents).length };
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

  http.get('/business-api/file/image', ({ response }) =>
    response(200).json({ apiData: { code: 200, image: samplePdf('Stamped filing (sample)') } }),
  ),

  http.post('/business-api/pdf/filing', ({ response }) =>
    response(200).json({ apiData: { code: 200, pdfBytes: samplePdf('Form of the filing (sample)') } }),
  ),

  http.get('/business-api/pdf/gsCertificate', ({ response }) =>
    response(200).json({
      apiData: { code: 200, pdfBytes: samplePdf('Certificate of good standing (sample)') },
    }),
  ),
];
