interface WhatsNextFacts {
  /** The filing waits for the office's review (administrative fraud check). */
  isUnderReview: boolean;
  entityStatus: string;
}

/** Parts of what's next that are not always there. */
interface WhatsNextParts {
  document: boolean;
  secureFiling: boolean;
  reportReminder: boolean;
  certificate: boolean;
}

/** The status of an entity in good standing, as a receipt names it. */
const GOOD = 'GOOD';

/** What a filing under review hides, and that the certificate needs good standing (W2-whatsnext). */
export const whatsNextParts = ({ isUnderReview, entityStatus }: WhatsNextFacts): WhatsNextParts => ({
  document: !isUnderReview,
  secureFiling: !isUnderReview,
  reportReminder: !isUnderReview,
  certificate: entityStatus === GOOD,
});
