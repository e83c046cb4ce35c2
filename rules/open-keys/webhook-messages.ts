import { sentence, type Sentence } from '../language/text';

/** Why a webhook is sent nothing any more. */
export type WebhookEnd = 'paused' | 'ended';

const WHAT: Readonly<Record<WebhookEnd, (address: string) => Sentence>> = {
  paused: (address) =>
    sentence(
      'We could not send changes to {address} for three days, so we have stopped. None is lost: once it answers again, ask us to go on, and we send what it has missed.',
      { address },
    ),
  ended: (address) =>
    sentence(
      '{address} has told us that it is gone, or did not confirm that it wants changes. Its webhook has ended.',
      {
        address,
      },
    ),
};

/** What its holder is told when a webhook is sent nothing any more. */
export const webhookMessage = {
  subject: 'Changes are not sent to your webhook any more',
  what: (end: WebhookEnd, address: string): Sentence => WHAT[end](address),
  how: 'Read the webhook with your key to see what happened last.',
} as const;
