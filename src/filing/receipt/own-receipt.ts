import { hasShape } from '../../session/stored-shape';

/** The receipt whose filing was made, or is corrected, in this tab. */
export interface OwnReceipt {
  receiptRef: string;
  /** The filing's own reference. */
  refId: string;
}

export const isOwnReceipt = hasShape<OwnReceipt>({ receiptRef: 'text', refId: 'text' });
