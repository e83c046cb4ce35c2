import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { PasscodesDriver } from './driver';
import type { FormsDriver } from '../../forms/driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const STATES = { issued: 'issued', used: 'used', 'followed by a later one': 'replaced' } as const;
const TRANSACTIONS = { 'the same transaction': true, 'another transaction': false };
const BROWSERS = { 'the same browser': true, 'another browser': false };
const AGENTS = { 'named by no filing': false, 'named by a filing': true };

/** An address as `line, city, ZIP code`. */
const addressParts = (text: string) => {
  const [line = '', city = '', zip = ''] = text.split(', ');
  return { line, city, zip };
};

/** The mailed passcode: its request, its letter and how long it lasts. */
export const passcodePhrases: Phrases<{ passcodes: PasscodesDriver; forms: FormsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('a passcode was mailed to an individual', ({ passcodes }) => passcodes.requestPasscode());

  When('an individual at {text} in Denver asks for a passcode', ({ passcodes }, street: string) =>
    passcodes.requestPasscode(street),
  );
  When('the individual asks for a passcode again', ({ passcodes }) => passcodes.repeatRequest());
  When('the individual asks for a passcode again as {text}', ({ passcodes }, firstName: string) =>
    passcodes.repeatRequest(firstName),
  );
  When('a filer names the individual for a/an {transaction}', ({ passcodes }, transaction: string) =>
    passcodes.nameAgent(transaction),
  );
  When('somebody else names the individual for a/an {transaction}', ({ passcodes }, transaction: string) =>
    passcodes.nameAgentElsewhere(transaction),
  );
  When(
    'a filer names, in lower case, the individual for a/an {transaction}',
    ({ passcodes }, transaction: string) => passcodes.nameAgent(transaction, true),
  );
  When(
    'a passcode that is {text} is used {int} minutes later in {text} for {text} while its agent is {text}',
    ({ passcodes }, state: string, minutesAgo: number, browser: string, transaction: string, agent: string) =>
      passcodes.usePasscodeAgain({
        state: lookUp('state of a passcode', STATES, state),
        minutesAgo,
        isSameBrowser: lookUp('browser', BROWSERS, browser),
        isSameTransaction: lookUp('transaction', TRANSACTIONS, transaction),
        isAgentNamed: lookUp('agent of a passcode', AGENTS, agent),
      }),
  );
  When('a passcode is issued at {text}', ({ passcodes }, issued: string) => passcodes.issuePasscode(issued));
  When('a passcode issued at {text} is used at {text}', ({ passcodes }, issued: string, used: string) =>
    passcodes.usePasscode(issued, used),
  );
  When('the filer requests a passcode and {happening}', ({ passcodes }, answer: RegistryAnswer) =>
    passcodes.receiveRequestOutcome(answer.outcome),
  );
  When(
    'a passcode is requested for {text} at {text} with the mailing address {text}',
    ({ passcodes }, name: string, street: string, mailing: string) =>
      passcodes.addressLetter(name, street, mailing),
  );

  When(
    'the filer enters the person {text} at {text} for a passcode',
    ({ passcodes }, name: string, address: string) => passcodes.enterPerson(name, addressParts(address)),
  );
  When('the filer requests a passcode for {text}', async ({ passcodes }, name: string) => {
    await passcodes.enterPerson(name, addressParts('1700 Broadway, Denver, 80290'));
    await passcodes.submitRequest();
  });
  When('the filer tries the passcode {text}', async ({ forms }, passcode: string) => {
    await forms.enter('passcode', passcode);
    await forms.submit();
  });
  When(
    'the filer verifies the agent with the passcode of the letter to {text}',
    ({ passcodes }, name: string) => passcodes.nameAgentOfLetter(name),
  );

  Then('{text} is offered as an option', async ({ passcodes }, name: string) =>
    assert.equal(await passcodes.hasOption(name), true),
  );
  Then('the passcode can be used {text}', says('passcodes', 'possibleUse'));
  Then('the registry refuses the request with {text}', async ({ passcodes }, problem: string) =>
    assert.deepEqual(await passcodes.requestProblems(), problem ? [problem] : []),
  );
  Then('{int} letter(s) is/are written', says('passcodes', 'letterCount'));
  Then('the first of the letters is to {text}', says('passcodes', 'firstNameOfFirstLetter'));
  Then('the individual of the letter is the agent', holds('passcodes', 'isAgentNamed'));
  Then('nobody else can use the passcode', holdsNot('passcodes', 'isValidElsewhere'));
  Then('it is the same agent', holds('passcodes', 'isSameAgent'));
  Then('nobody is named, because {text}', async ({ passcodes }, problem: string) => {
    assert.equal(await passcodes.isAgentNamed(), false);
    assert.equal(await passcodes.savedProblem(), problem);
  });
  Then('the passcode is {passcodeStanding}', says('passcodes', 'validity'));
  Then('the passcode can be used until the end of {text}', says('passcodes', 'lastDay'));
  Then('after the request the wizard asks for {agentQuestion}', says('passcodes', 'nextQuestion'));
  Then('the letter goes to {text} at {text}', async ({ passcodes }, name: string, address: string) => {
    const letter = await passcodes.letter();
    assert.deepEqual([letter.name, letter.address], [name, address]);
  });
  Then('the outcome of the request is titled {text}', async ({ passcodes }, title: string) =>
    assert.equal((await passcodes.textsAfterRequest()).title, title),
  );
  Then('the message about the letter is {text}', async ({ passcodes }, sentence: string) =>
    assert.equal((await passcodes.textsAfterRequest()).letter, sentence),
  );
};
