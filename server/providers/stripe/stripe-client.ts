import type Stripe from 'stripe';
import { ProviderUnavailable } from '../../ports/provider-unavailable';

/** A request that waits for Stripe is answered within nine seconds: two tries fit into that. */
const TIMEOUT_MILLISECONDS = 3_500;
const RETRIES = 1;

/** The operator's settings for the account at Stripe. */
export interface StripeSettings {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Address of the API where it is not Stripe's own. */
  stripeApiUrl?: string;
}

function serverOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  } as const;
}

/** The client of the API, which is loaded with the first payment. */
export async function openStripe({ stripeSecretKey, stripeApiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(stripeSecretKey, {
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(stripeApiUrl === undefined ? {} : serverOf(stripeApiUrl)),
  });
}

/** The error codes of Stripe; an empty object for any other error. */
export const faultOf = (error: unknown): { code?: string; type?: string } =>
  error instanceof Error ? (error as { code?: string; type?: string }) : {};

/** Every failure at Stripe may be retried: a job tries again, a filer is told to come back. */
export const asUnavailable = (cause: unknown): ProviderUnavailable =>
  cause instanceof ProviderUnavailable ? cause : new ProviderUnavailable('payment', { cause });
