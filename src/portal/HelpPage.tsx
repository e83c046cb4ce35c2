import { MAX_DAYS_AHEAD, MINIMUM_AGE, SESSION_TIMEOUT_MINUTES } from '#rules';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';
import { HELP_TOPICS, NOT_ME_TOPIC, OPEN_KEY_TOPIC } from './help-topics';
import { NotFoundPage } from './message-pages';
import { NotMe } from './NotMe';
import { OpenKeyPage } from './open/OpenKeyPage';
import { OpenPage } from './open/OpenPage';
import { translate } from '../language/translate';

/** The limits that the answers name. */
const FIGURES = { minutes: SESSION_TIMEOUT_MINUTES, days: MAX_DAYS_AHEAD, age: MINIMUM_AGE };

/**
 * A page of help: tips for searching, questions, tutorials (A2-nav), what to do about a change that somebody else made (T3-tell), and the key
 * of a developer (T4-page).
 */
export default function HelpPage() {
  const { topic = '' } = useParams();
  switch (topic) {
    case NOT_ME_TOPIC:
      return <NotMe />;
    case OPEN_KEY_TOPIC:
      return <OpenKeyPage />;
    default:
      return <HelpOn topic={topic} />;
  }
}

function HelpOn({ topic }: { topic: string }) {
  const help = Object.hasOwn(HELP_TOPICS, topic) && HELP_TOPICS[topic];
  if (!help) return <NotFoundPage />;
  if (topic === 'developers') return <OpenPage />;
  return (
    <div className="card narrow">
      <PageHeading title={help.title} />
      {help.items.map(({ question, answer }) => (
        <section key={question}>
          <h2>{translate(question)}</h2>
          <p>{translate(answer, FIGURES)}</p>
        </section>
      ))}
    </div>
  );
}
