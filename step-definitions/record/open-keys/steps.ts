import assert from 'node:assert/strict';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { Phrases } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import { LINK_STATES, SENT_KEYS, type OpenKeysDriver } from './driver';

const byItself = <T extends string>(words: readonly T[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<string, T>;

/** Keys of the open record. */
export const openKeyPhrases: Phrases<{ openKeys: OpenKeysDriver }> = ({ Given, When, Then }) => {
  When('somebody asks for a key at {text}', ({ openKeys }, address: string) => openKeys.ask(address));
  When('somebody else asks for a key at the same address', ({ openKeys }) => openKeys.askAgain());
  Then('the answer to the request for a key is {text}', says('openKeys', 'problems'));

  When(
    'a link to a key is opened after {int} days that is {word}',
    ({ openKeys }, days: number, state: string) =>
      openKeys.openLink(days, lookUp('state of a link to a key', byItself(LINK_STATES), state)),
  );
  Then('the reader of the link is told {text}', says('openKeys', 'told'));

  Given('somebody has asked for a key', ({ openKeys }) => openKeys.getLink());
  Given('somebody has a key', ({ openKeys }) => openKeys.haveKey());
  When('they use the link after {int} days', ({ openKeys }, days: number) => openKeys.makeKeyAfter(days));
  When('a developer tries the key {text}', ({ openKeys }, key: string) => openKeys.enterKey(key));
  Then('the answer to the key that is tried is {text}', says('openKeys', 'problems'));
  When('they try the key', ({ openKeys }) => openKeys.tryKey());
  Then('they are told that it counts', holds('openKeys', 'isToldToCount'));
  Then('they are told why it is refused', holds('openKeys', 'isReasonTold'));
  When('they make the key of the link', ({ openKeys }) => openKeys.makeKey());
  When('they open its link once more', ({ openKeys }) => openKeys.openLinkAgain());
  When('they open another link at the same address', ({ openKeys }) => openKeys.openAnotherLink());
  Then('they are told that a key is shown only once', holds('openKeys', 'isShownOnce'));
  Then(
    'they are told that a new key takes the place of the former one',
    holds('openKeys', 'isReplacementTold'),
  );
  When('they use the same link once more', ({ openKeys }) => openKeys.makeKey());
  When('they use the link, get no answer, and use it again at once', ({ openKeys }) =>
    openKeys.makeKeyTwice(),
  );
  Then('they get no key', holdsNot('openKeys', 'hasKey'));
  Then('both times it was the same key', holds('openKeys', 'isSameKey'));
  When('they make another key with another link', ({ openKeys }) => openKeys.replaceKey());
  When('they take the key back', ({ openKeys }) => openKeys.takeBack());
  When('they take the key back with another link', ({ openKeys }) => openKeys.takeBackWithAnotherLink());

  Then('the key that they had reads the open record', async ({ openKeys }) =>
    assert.equal(await openKeys.refusalOfFormer(), ''),
  );
  Then('the key that they have now reads the open record', async ({ openKeys }) =>
    assert.equal(await openKeys.refusalOfLast(), ''),
  );
  Then('the key that they had is refused, since it was taken back today', async ({ openKeys }) =>
    assert.equal(await openKeys.refusalOfFormer(), await openKeys.takenBackToday()),
  );

  When('the open record is asked with a key that is {text}', ({ openKeys }, kind: string) =>
    openKeys.read(lookUp('what a key may be', byItself(SENT_KEYS), kind)),
  );
  Then('the open record refuses it with {text}', says('openKeys', 'refusal'));
  Then("what they ask with the key is not counted as their address's", holds('openKeys', 'isCountedApart'));
};
