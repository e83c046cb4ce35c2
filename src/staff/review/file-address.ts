import { useEffect, useMemo } from 'react';
import { bytesOf } from '../../session/documents/document-windows';

export const PDF = 'application/pdf';

/** Whatever is not a PDF has the type of bytes, so that a browser saves it and never runs what somebody submitted. */
export const downloadType = (mimeType: string): string =>
  mimeType === PDF ? PDF : 'application/octet-stream';

/** The name under which a file is saved: the registry has made a PDF of what was attached as a picture or a text. */
export const downloadName = (fileName: string, mimeType: string): string =>
  mimeType === PDF ? fileName.replace(/(\.pdf)?$/i, '.pdf') : fileName;

/** An address of this page for a file that came as base64, until the page is left; empty for none. */
export function useFileAddress(base64: string, mimeType: string = PDF): string {
  const address = useMemo(() => {
    if (base64 === '') return '';
    return URL.createObjectURL(new Blob([bytesOf(base64)], { type: downloadType(mimeType) }));
  }, [base64, mimeType]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
