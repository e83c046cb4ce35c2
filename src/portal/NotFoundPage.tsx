import { MessagePage } from './MessagePage';

/** An address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <MessagePage title="Page not found">
      <p>
        If you typed the address, check that it is correct. If you followed a link, the page may have moved.
      </p>
    </MessagePage>
  );
}
