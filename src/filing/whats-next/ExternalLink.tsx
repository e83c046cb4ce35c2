import { withMasterFileId } from './external-link';

interface ExternalLinkProps {
  address: string;
  masterFileId: string;
  children: string;
}

/** A link to another page of the business site, about this entity. */
export const ExternalLink = ({ address, masterFileId, children }: ExternalLinkProps) => (
  <a className="usa-link" href={withMasterFileId(address, masterFileId)} target="_blank" rel="noreferrer">
    {children}
    <span className="usa-sr-only"> (opens in a new window)</span>
  </a>
);
