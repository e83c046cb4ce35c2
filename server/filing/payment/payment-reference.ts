/** One attempt to pay for a filing: the reference that the provider uses in its reports. */
export interface PaymentReference {
  refId: string;
  attempt: number;
}

/** A filing's reference holds no period, so the parts can be separated again. */
export const formatPaymentReference = ({ refId, attempt }: PaymentReference): string => `${refId}.${attempt}`;

/** Null for text that is not a reference of this registry. */
export function parsePaymentReference(text: string): PaymentReference | null {
  const parts = /^([A-Za-z0-9_-]+)\.(\d{1,6})$/.exec(text);
  return parts === null ? null : { refId: parts[1] ?? '', attempt: Number(parts[2]) };
}
