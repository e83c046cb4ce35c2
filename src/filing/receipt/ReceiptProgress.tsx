/** Shown until the payment provider has answered; the page goes on by itself. */
const texts = {
  loading: 'Loading your receipt…',
  confirming: 'Confirming your payment - do not pay again',
  failed: 'We cannot reach the office just now - do not pay again',
};

/** The receipt is on its way (W4, decision: payment state comes from the provider). */
export function ReceiptProgress({ status }: { status: keyof typeof texts }) {
  return (
    <div className="progress-note" role="status" aria-busy="true">
      <p className="progress-note__title">{texts[status]}</p>
      {status !== 'loading' && (
        <p>
          This page checks by itself and shows your receipt as soon as it is ready. You can close it and
          return to this address later: your filing is not lost.
        </p>
      )}
    </div>
  );
}
