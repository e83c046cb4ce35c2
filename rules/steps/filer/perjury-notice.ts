/**
 * The affirmation that comes with delivering a document for filing (part 3 of article 90 of title 7, C.R.S.; W2-filer), one string per
 * paragraph. The filer marks it as read and understood, and the document has the same words.
 */
export const PERJURY_NOTICE = [
  'Causing this document to be delivered to the office for filing shall constitute the affirmation or acknowledgment of each individual causing such delivery, under penalties of perjury, that such document is such individual’s act and deed, or that such individual in good faith believes such document is the act and deed of the person on whose behalf such individual is causing such document to be delivered for filing, taken in conformity with the requirements of part 3 of article 90 of title 7, C.R.S., and, if applicable, the constituent documents and the organic statutes, and that such individual in good faith believes the facts stated in such document are true and such document complies with the requirements of that Part, the constituent documents, and the organic statutes.',
  'This notice applies to each individual who causes this document to be delivered to the office, whether or not such individual is identified in this document as one who has caused it to be delivered.',
] as const;
