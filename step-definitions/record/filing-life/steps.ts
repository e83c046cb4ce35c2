import assert from 'node:assert/strict';
import type { LifeCause, LifeEvent, LifeState } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holdsNot } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import { officeInstant } from '../../words/vocabulary/office-instant';
import type { FilingLifeDriver, LifeFact, ToldOfState } from './driver';

const STATES: Readonly<Record<string, LifeState>> = {
  'in progress': 'inProgress',
  'being paid for': 'beingPaid',
  received: 'received',
  'waiting for review': 'waitingForReview',
  'waiting for its filer': 'waitingForFiler',
  delayed: 'delayed',
  'in effect': 'effective',
  returned: 'returned',
  rejected: 'rejected',
  revoked: 'revoked',
  void: 'void',
};

const EVENTS: Readonly<Record<string, LifeEvent>> = {
  'its filer begins to pay': 'pay',
  'its payment ends without money': 'paymentEnds',
  'its payment arrives': 'paymentArrives',
  'it is recorded': 'record',
  "it can't be filed any more": 'refund',
  'staff approve it': 'approve',
  'staff reject it': 'reject',
  'staff ask its filer': 'ask',
  'its filer answers': 'answer',
  'no answer comes in time': 'answerMissing',
  'its days to be corrected end': 'correctionEnds',
  'its day comes': 'dayComes',
  'its filer revokes it': 'revoke',
  'staff declare it void': 'makeVoid',
  'staff withhold its document': 'withhold',
};

const FACTS: Readonly<Record<string, LifeFact>> = {
  'the office has returned it before': 'wasReturned',
  'it is under the fraud check': 'isUnderFraudCheck',
  'its day is to come': 'isDayToCome',
};

const CAUSES: Readonly<Record<string, LifeCause>> = {
  'its filer': 'filer',
  staff: 'staff',
  'the clock': 'clock',
  'the payment provider': 'paymentProvider',
  'the registry': 'registry',
};

const TOLD: Readonly<Record<string, ToldOfState>> = {
  'its receipt says {text}': 'receipt',
  'the history of its entity says {text} of it': 'history',
  'a text message says that it {text}': 'textMessage',
};

/** The states of a filing, what leads from one to the next, and what is said of each (T2-life). */
export const filingLifePhrases: Phrases<{ filingLife: FilingLifeDriver }> = ({ Given, When, Then }) => {
  Given('a filing whose state is {text}', ({ filingLife }, state: string) =>
    filingLife.setState(lookUp('state of a filing', STATES, state)),
  );
  Given('it is known that {text}', ({ filingLife }, fact: string) =>
    filingLife.setFact(lookUp('fact of a filing', FACTS, fact)),
  );
  Given(
    'a filing that is received at {text} and {fraudCheck}',
    ({ filingLife }, received: string, isUnderFraudCheck: boolean) =>
      filingLife.receive(officeInstant(received), isUnderFraudCheck),
  );
  Given('its filer asks it to take effect {text}', async ({ filingLife }, moment: string) => {
    if (moment !== 'at once') await filingLife.askFor(officeInstant(moment));
  });

  When('it happens that {text}', ({ filingLife }, event: string) =>
    filingLife.happens(lookUp('event of a filing', EVENTS, event)),
  );
  When('the registry records it', ({ filingLife }) => filingLife.settle('record'));
  When('staff approve it at {text}', ({ filingLife }, moment: string) =>
    filingLife.settle('approve', officeInstant(moment)),
  );

  Then('the filing becomes {text}', async ({ filingLife }, state: string) =>
    assert.equal(await filingLife.state(), lookUp('state of a filing', STATES, state)),
  );
  Then('this can happen to it, and nothing else: {text}', async ({ filingLife }, events: string) => {
    const expected =
      events === '' ? [] : events.split(', ').map((each) => lookUp('event of a filing', EVENTS, each));
    assert.deepEqual(new Set(await filingLife.possibleEvents()), new Set(expected));
  });
  Then('it was caused by {text}', async ({ filingLife }, who: string) =>
    assert.equal(await filingLife.cause(), lookUp('cause', CAUSES, who)),
  );
  Then('the portal does not offer that yet', holdsNot('filingLife', 'isOffered'));
  Then('its moment of effect is {text}', async ({ filingLife }, moment: string) =>
    assert.equal(await filingLife.momentOfEffect(), officeInstant(moment)),
  );
  for (const [wording, told] of Object.entries(TOLD))
    Then(wording, async ({ filingLife }, words: string) =>
      assert.equal(await filingLife.saidTo(told), words),
    );
  Then(
    'a mail has the subject {text} and begins with {text}',
    async ({ filingLife }, subject: string, opening: string) =>
      assert.equal(await filingLife.saidTo('mail'), `${subject}\n${opening}`),
  );
  for (const [words, isOpen] of [
    ['open', true],
    ['not open', false],
  ] as const)
    Then(`its filed document is ${words} to everybody`, async ({ filingLife }) =>
      assert.equal(await filingLife.isDocumentOpen(), isOpen),
    );
  for (const [whose, isMadeOnce] of [
    ['of its form', false],
    ['that can be made once only', true],
  ] as const)
    for (const [words, keepsOut] of [
      ['kept out', true],
      ['not kept out', false],
    ] as const)
      Then(`another filing ${whose} is ${words}`, async ({ filingLife }) =>
        assert.equal(await filingLife.keepsOut(isMadeOnce), keepsOut),
      );
};
