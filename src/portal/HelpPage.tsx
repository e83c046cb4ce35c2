import { useParams } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';
import { HELP_TOPICS } from './help-topics';
import { NotFoundPage } from './message-pages';

/** A page of help: tips for searching, questions, tutorials (A2-nav). */
export default function HelpPage() {
  const { topic = '' } = useParams();
  const help = HELP_TOPICS[topic];
  if (!help) return <NotFoundPage />;
  return (
    <div className="card narrow">
      <PageHeading title={help.title} />
      {help.items.map(({ question, answer }) => (
        <section key={question}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </div>
  );
}
