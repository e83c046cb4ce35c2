import { cardNumber } from './cards';
import type { Card } from './driver';

const FORM = { expiry: '12/39', securityCode: '123', cardholder: 'Ada Lindqvist' };

/** The hosted card page of the payment provider, used as a payer's browser uses it. */
export class CardPage {
  constructor(private readonly url: string) {}

  /** Where the answer sends the payer: away from the card page once paid, or to it again with what is wrong. */
  async pay(card: Card): Promise<'leaves' | 'stays'> {
    return this.send(this.url, { ...FORM, cardNumber: cardNumber(card) });
  }

  async cancel(): Promise<void> {
    await this.send(`${this.url}/cancel`, {});
  }

  private async send(url: string, fields: Record<string, string>): Promise<'leaves' | 'stays'> {
    const page = await (await fetch(this.url)).text();
    const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...fields, token });
    const { status, headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`The card page answered ${status} instead of 303.`);
    return headers.get('location')?.startsWith('/pay/') ? 'stays' : 'leaves';
  }
}
