import { cardNumber } from './cards';
import type { Card } from './driver';

const FORM = { expiry: '12/39', securityCode: '123', cardholder: 'Ada Lindqvist' };

/** The hosted card page of the payment provider, used as a payer's browser uses it. */
export class CardPage {
  constructor(private readonly url: string) {}

  /** Status of the answer: 303 sends the payer back, 422 tells of a problem with the card. */
  async pay(card: Card): Promise<number> {
    return this.send(this.url, { ...FORM, cardNumber: cardNumber(card) });
  }

  async cancel(): Promise<number> {
    return this.send(`${this.url}/cancel`, {});
  }

  private async send(url: string, fields: Record<string, string>): Promise<number> {
    const page = await (await fetch(this.url)).text();
    const token = /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...fields, token });
    const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return status;
  }
}
