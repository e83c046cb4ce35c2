/** PO Box 12, P.O. Box 12, P. O. Box12, PO-Box 12, POB 12, Post Office Box 12, Postal Box 12; and a line that is only "Box 12". */
const PO_BOX =
  /\b(?:p[\s.-]*o[\s.-]*box(?![a-z])|p\.?\s*o\.?\s*b\.?\s+#?\d+\b|post(?:al)?(?:\s+office)?\s+box\b)|^\s*box\s+#?\d+\s*$/i;

const namesBox = (line?: string): boolean => PO_BOX.test(line ?? '');

/** True when either line of an address names a post office box. */
export const isPoBox = ({ address1, address2 }: { address1?: string; address2?: string }): boolean =>
  namesBox(address1) || namesBox(address2);
