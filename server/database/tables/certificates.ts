import type { Day } from './entities';

/** What a certificate of good standing stated when it was issued. */
export interface IssuedCertificateTable {
  /** Sixteen letters and digits that nobody can guess. */
  certificate_number: string;
  entity_id: string;
  entity_name: string;
  entity_type: string;
  status_code: string;
  formation_date: Day;
  /** The office's day. */
  issued_on: Day;
  issued_at: Date;
}

export interface CertificateTables {
  issued_certificate: IssuedCertificateTable;
}
