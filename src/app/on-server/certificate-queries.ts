import { matchPath } from 'react-router-dom';
import { isCertificateNumber, isReadablePath, PATHS } from '#rules';
import { certificateQuery } from '../../portal/checks/certificate-check-saga';
import { certificateInAddress } from '../../portal/checks/certificate-slice';
import { requestUrl } from './request-url';

/** The query about the certificate whose number the address has. */
export function certificateQueries(path: string, search: string): string[] {
  const match = isReadablePath(path) ? matchPath(`${PATHS.certificate}/:number?`, path) : null;
  const number = match && certificateInAddress(match.params.number, new URLSearchParams(search));
  return number && isCertificateNumber(number)
    ? [requestUrl('checkCertificate', certificateQuery(number))]
    : [];
}
