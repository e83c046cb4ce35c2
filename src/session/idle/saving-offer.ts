/** A way to save what is in progress, where the page shows one. */
interface SavingOffer {
  isShown: () => boolean;
  open: () => void;
}

const offers = new Set<SavingOffer>();

/** A page offers to save its filing for later; the function returned withdraws that. */
export function offerSaving(offer: SavingOffer): () => void {
  offers.add(offer);
  return () => offers.delete(offer);
}

/** The offer of the page to save, for a filer who is about to be timed out; undefined where there is nothing to save. */
export const savingOffer = (): SavingOffer | undefined => [...offers].find(({ isShown }) => isShown());
