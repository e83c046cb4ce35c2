import assert from 'node:assert/strict';
import { FOLLOW_CHANNELS, type FollowChannel } from '#rules';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { Phrases } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import { type FollowersDriver, REQUEST_STATES, type RequestState } from './driver';

const byItself = <T extends string>(words: readonly T[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<string, T>;
const channelOf = (word: string): FollowChannel =>
  lookUp('way of telling followers', byItself(FOLLOW_CHANNELS), word);
const stateOf = (word: string): RequestState =>
  lookUp('state of a request to follow', byItself(REQUEST_STATES), word);

/** Records that are followed, and messages that are stopped. */
export const followerPhrases: Phrases<{ followers: FollowersDriver }> = ({ Given, When, Then }) => {
  When(
    'somebody asks to follow a record by {word} at {text}',
    ({ followers }, channel: string, address: string) => followers.ask(channelOf(channel), address),
  );
  When('somebody asks to be told by {text}', ({ followers }, way: string) => followers.askBy(way));
  When('somebody asks to follow a record and chooses nothing of it', ({ followers }) =>
    followers.askForNothing(),
  );
  When('a follower of a record chooses nothing of it any more', ({ followers }) => followers.chooseNothing());
  Given('somebody has asked to follow {text} by {word}', ({ followers }, name: string, channel: string) =>
    followers.askForRecord(name, channelOf(channel)),
  );
  Given('somebody follows {text} by {word}', ({ followers }, name: string, channel: string) =>
    followers.follow(name, channelOf(channel)),
  );
  When('they ask to follow {text} as well', ({ followers }, name: string) => followers.askAsWell(name));
  When('somebody else asks for the same', ({ followers }) => followers.askAgain());
  Then('the answer to the request to follow is {text}', says('followers', 'problems'));

  When(
    'a link of {int} days is used for a request that is {word}',
    ({ followers }, days: number, state: string) => followers.useLink(days, stateOf(state)),
  );
  When('they confirm it', ({ followers }) => followers.confirm());
  When('they confirm it after {int} days', ({ followers }, days: number) => followers.confirmAfter(days));
  Then('the follower is told {text}', says('followers', 'told'));
  Then('they follow {text}', says('followers', 'followed'));

  When('they stop following {text}', ({ followers }, name: string) => followers.end(name));
  When('they follow {text} again', ({ followers }, name: string) => followers.followAgain(name));
  When('they choose {text} of {text}', ({ followers }, event: string, name: string) =>
    followers.choose(event, name),
  );
  Then('they are told of {text} of {text}', async ({ followers }, events: string, name: string) =>
    assert.equal(await followers.eventsOf(name), events),
  );
  Then('the message to the follower says {text}', says('followers', 'lastMessage'));
  Then('no message about {text} is sent to them', async ({ followers }, name: string) =>
    assert.equal(await followers.hasMessageAbout(name), false),
  );

  When('they stop all messages', ({ followers }) => followers.stopAll());
  When('they allow messages again', ({ followers }) => followers.allowAgain());
  When('their mail program opens the address that stops messages', ({ followers }) =>
    followers.openStopAddress(),
  );
  When('their mail program stops messages', ({ followers }) => followers.stopByMailProgram());
  Then('no messages may be sent to them', holds('followers', 'isStopped'));
  Then('messages may be sent to them', holdsNot('followers', 'isStopped'));

  When('the provider of text messages brings {text} from them', ({ followers }, words: string) =>
    followers.bringText(words, 'signed'),
  );
  When('somebody else pretends to bring {text} from them', ({ followers }, words: string) =>
    followers.bringText(words, 'forged'),
  );
  When('the provider of text messages brings their first message again', ({ followers }) =>
    followers.bringFirstAgain(),
  );
  Then('they are answered {int} time(s)', async ({ followers }, times: number) =>
    assert.equal(await followers.timesAnswered(), times),
  );
  When(
    'the provider of text messages reports {text} of the message to them',
    ({ followers }, stages: string) => followers.reportStages(stages.split(', '), 'signed'),
  );
  When('somebody else pretends to report {text} of the message to them', ({ followers }, stages: string) =>
    followers.reportStages(stages.split(', '), 'forged'),
  );
  Then('the message to them is {text}', says('followers', 'delivery'));

  When('the registry gets the text message {text}', ({ followers }, message: string) =>
    followers.getText(message),
  );
  Then('it takes the message as {text}', says('followers', 'command'));
};
