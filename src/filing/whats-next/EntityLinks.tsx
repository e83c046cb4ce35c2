import type { WhatsNextPart } from '#rules';
import type { Environment } from '../../session/slice';
import { ExternalLink } from './ExternalLink';

type Links = Environment['links'];

interface EntityLinksProps {
  heading: string;
  /** The parts of the page that this section holds. */
  of: readonly WhatsNextPart[];
  shown: readonly WhatsNextPart[];
  links: Links;
  masterFileId: string;
}

/** The links of a part of the page; parts without links are not here. */
const PART_LINKS: Partial<Record<WhatsNextPart, readonly { link: keyof Links; text: string }[]>> = {
  summary: [{ link: 'summary', text: 'View the summary page of your entity' }],
  notificationSignUps: [
    { link: 'emailSubscription', text: 'Sign up for email notifications' },
    { link: 'textSubscription', text: 'Sign up for text notifications' },
  ],
  secureFiling: [{ link: 'createAccount', text: 'Set up secure business filing' }],
  businessSurvey: [{ link: 'businessSurvey', text: 'Take the business survey' }],
  websiteSurvey: [{ link: 'websiteSurvey', text: 'Take the website survey' }],
};

/** Links to other pages of the business site, about this entity (W2-whatsnext). */
export function EntityLinks({ heading, of, shown, links, masterFileId }: EntityLinksProps) {
  return (
    <section className="next-section">
      <h2>{heading}</h2>
      <ul>
        {of
          .filter((part) => shown.includes(part))
          .flatMap((part) => PART_LINKS[part] ?? [])
          .map(({ link, text }) => (
            <li key={link}>
              <ExternalLink address={links[link]} masterFileId={masterFileId}>
                {text}
              </ExternalLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
