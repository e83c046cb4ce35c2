import type { ReactNode } from 'react';
import type { WhatsNextPart } from '#rules';
import type { Environment } from '../../session/slice';
import { translate } from '../../language/translate';

/** Where an address has the ID in its path, as the record of this portal does. */
const PLACE = '{masterFileId}';

/** A configured address with the filing's master ID added, as the pages of the business site take it. */
const withMasterFileId = (address: string, masterFileId: string): string => {
  if (address.includes(PLACE)) return address.replace(PLACE, encodeURIComponent(masterFileId));
  const url = new URL(address, globalThis.location.href);
  url.searchParams.set('masterFileId', masterFileId);
  return url.href;
};

type Links = Environment['links'];

interface EntityLinksProps {
  heading: string;
  /** List items that lead to pages of the portal itself. */
  ownLinks?: ReactNode;
  /** The parts of the page that this section holds. */
  of: readonly WhatsNextPart[];
  shown: readonly WhatsNextPart[];
  links: Links;
  masterFileId: string;
}

/** The links of a part of the page; parts without links are not here. */
const PART_LINKS: Partial<Record<WhatsNextPart, readonly { link: keyof Links; text: string }[]>> = {
  summary: [{ link: 'summary', text: 'View the summary page of your entity' }],
  emailSignUp: [{ link: 'emailSubscription', text: 'Sign up for email notifications' }],
  textSignUp: [{ link: 'textSubscription', text: 'Sign up for text notifications' }],
  businessSurvey: [{ link: 'businessSurvey', text: 'Take the business survey' }],
  websiteSurvey: [{ link: 'websiteSurvey', text: 'Take the website survey' }],
};

/** Links to other pages of the business site, about this entity (W2-whatsnext). On paper they lead nowhere. */
export function EntityLinks({ heading, of, shown, links, masterFileId, ownLinks }: EntityLinksProps) {
  return (
    <section className="next-section no-print">
      <h2>{translate(heading)}</h2>
      <ul>
        {ownLinks}
        {of
          .filter((part) => shown.includes(part))
          .flatMap((part) => PART_LINKS[part] ?? [])
          .map(({ link, text }) => (
            <li key={link}>
              <ExternalLink address={links[link]} masterFileId={masterFileId}>
                {translate(text)}
              </ExternalLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface ExternalLinkProps {
  address: string;
  masterFileId: string;
  children: string;
}

/** A link to another page of the business site, about this entity. */
const ExternalLink = ({ address, masterFileId, children }: ExternalLinkProps) => (
  <a className="usa-link" href={withMasterFileId(address, masterFileId)} target="_blank" rel="noreferrer">
    {children}
    <span className="usa-sr-only">{translate('(opens in a new window)')}</span>
  </a>
);
