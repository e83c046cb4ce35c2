import type { Environment } from '../../session/slice';
import { ExternalLink } from './ExternalLink';

interface EntityLinksProps {
  links: Environment['links'];
  masterFileId: string;
  /** False while the filing waits for the office's review. */
  offersSecureFiling: boolean;
}

/** Where the filer can go on with this entity: its summary, notifications, secure filing, surveys (W2-whatsnext). */
export function EntityLinks({ links, masterFileId, offersSecureFiling }: EntityLinksProps) {
  const to = (address: string, text: string) => (
    <ExternalLink address={address} masterFileId={masterFileId}>
      {text}
    </ExternalLink>
  );
  return (
    <>
      <section className="next-section">
        <h2>See and protect your record</h2>
        <ul>
          <li>{to(links.summary, 'View the summary page of your entity')}</li>
          <li>{to(links.emailSubscription, 'Sign up for email notifications')}</li>
          <li>{to(links.textSubscription, 'Sign up for text notifications')}</li>
          {offersSecureFiling && <li>{to(links.createAccount, 'Set up secure business filing')}</li>}
        </ul>
      </section>
      <section className="next-section">
        <h2>Tell us how it went</h2>
        <ul>
          <li>{to(links.businessSurvey, 'Take the business survey')}</li>
          <li>{to(links.websiteSurvey, 'Take the website survey')}</li>
        </ul>
      </section>
    </>
  );
}
