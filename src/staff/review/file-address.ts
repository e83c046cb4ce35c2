import { useEffect, useMemo } from 'react';
import { bytesOf } from '../../session/documents/document-windows';

export const PDF = 'application/pdf';

/**
 * An address of this page for a file that came as base64, until the page is left; empty for none. Whatever is not a PDF has the type of
 * bytes, so that a browser saves it and never runs what somebody submitted.
 */
export function useFileAddress(base64: string, mimeType: string = PDF): string {
  const address = useMemo(() => {
    if (base64 === '') return '';
    const type = mimeType === PDF ? PDF : 'application/octet-stream';
    return URL.createObjectURL(new Blob([bytesOf(base64)], { type }));
  }, [base64, mimeType]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
