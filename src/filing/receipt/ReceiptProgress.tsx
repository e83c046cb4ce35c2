interface ReceiptProgressProps {
  /** The catalog's sentence while the payment provider has not answered; empty while the receipt is only loading. */
  message: string;
}

/** The receipt is on its way; the page goes on by itself. */
export const ReceiptProgress = ({ message }: ReceiptProgressProps) => (
  <div className="progress-note" role="status">
    <p className="progress-note__title">{message || 'Loading your receipt…'}</p>
    {message && (
      <p>
        This page checks by itself and shows your receipt as soon as it is ready. You can close it and return
        to this address later: your filing is not lost.
      </p>
    )}
  </div>
);
