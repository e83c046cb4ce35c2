import { Link } from 'react-router-dom';
import { TIMED_OUT_TEXT } from '../session/timed-out-text';
import { MessagePage } from './MessagePage';

/** Where an idle session ends (W4-idle). */
export default function TimedOutPage() {
  return (
    <MessagePage title="You have been timed out">
      <p>{TIMED_OUT_TEXT}</p>
      <p>
        If you had paid, nothing is lost: your receipt stands at the address that you were given. If not,
        nothing was filed and nothing was charged, and you can start your form again.
      </p>
      <p>
        <Link to="/business/help/questions">Read how a filing is kept while you work on it</Link>
      </p>
    </MessagePage>
  );
}
