import { MessagePage } from './MessagePage';

/** Something went wrong with the filing itself (W8: `/filingIssue`). */
export default function FilingIssuePage() {
  return (
    <MessagePage title="There is an issue with your filing">
      <p>We can't go on with this filing. Your card has not been charged.</p>
      <p>Start the form again. If this page comes back, call or write to us and say what you were filing.</p>
    </MessagePage>
  );
}
