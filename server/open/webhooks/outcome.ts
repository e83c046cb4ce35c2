import type { Updateable } from 'kysely';
import type { WebhookTable } from '../../database/tables/webhooks';
import { CONFIRM_MILLISECONDS, GIVE_UP_MILLISECONDS, nextTry } from './next-try';
import type { Sent } from './post-message';
import type { WebhookRow } from './webhook-rows';

type Outcome = Updateable<WebhookTable>;

const GONE = 410;

const isAccepted = (sent: Sent): boolean =>
  sent.kind === 'answered' && sent.status >= 200 && sent.status < 300;

function challengeIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { challenge?: unknown } | null)?.challenge;
  } catch {
    return undefined;
  }
}

function failureOf(sent: Sent): string {
  if (sent.kind === 'failed') return sent.reason;
  if (isAccepted(sent)) return `The endpoint answered ${sent.status} without the challenge.`;
  const isRedirect = sent.status >= 300 && sent.status < 400;
  return `The endpoint answered ${sent.status}.${isRedirect ? ' Redirects are not followed.' : ''}`;
}

const NO_FAILURES = { failing_since: null, failures: 0 };

/** What a failure changes: another try, or the end of trying. */
function afterFailure(row: WebhookRow, sent: Sent, now: Date): Outcome {
  const failures = { count: row.failures + 1, since: row.failing_since ?? now };
  const failed = {
    failures: failures.count,
    failing_since: failures.since,
    failed_at: now,
    last_failure: failureOf(sent),
  };
  const ended = { ...failed, state: 'ended' as const, ended_at: now };
  if (sent.kind === 'answered' && sent.status === GONE) return ended;
  const isConfirmed = row.state === 'active';
  const again = nextTry(failures, now, isConfirmed ? GIVE_UP_MILLISECONDS : CONFIRM_MILLISECONDS);
  if (again !== undefined) return { ...failed, due_at: again };
  return isConfirmed ? { ...failed, state: 'paused' } : ended;
}

/** What the answer to the first message changes: who repeats the challenge wants the messages, and is sent them. */
export const afterChallenge = (row: WebhookRow, sent: Sent, challenge: string, now: Date): Outcome =>
  sent.kind === 'answered' && isAccepted(sent) && challengeIn(sent.body) === challenge
    ? { ...NO_FAILURES, state: 'active', confirmed_at: now, due_at: now }
    : afterFailure(row, sent, now);

/** What the answer to a change changes. */
export const afterChange = (row: WebhookRow, sent: Sent, position: number, now: Date): Outcome =>
  isAccepted(sent)
    ? { ...NO_FAILURES, position, delivered_at: now, due_at: now }
    : afterFailure(row, sent, now);
