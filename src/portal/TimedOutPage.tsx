import { MessagePage } from './MessagePage';

/** Where an idle session ends (W4-idle). */
export default function TimedOutPage() {
  return (
    <MessagePage title="You have been timed out">
      <p>
        To protect your information, you have been timed out after two hours of inactivity. Any information
        that you entered has not been saved.
      </p>
    </MessagePage>
  );
}
