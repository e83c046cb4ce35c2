import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
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
  Given('a passcode was mailed to an individual', async function () {
    await this.driver.passcodes.requestPasscode();
  });

  When('an individual at {text} in Denver asks for a passcode', async function (street: string) {
    await this.driver.passcodes.requestPasscode(street);
  });
  When('the individual asks for a passcode again', async function () {
    await this.driver.passcodes.repeatRequest();
  });
  When('the individual asks for a passcode again as {text}', async function (firstName: string) {
    await this.driver.passcodes.repeatRequest(firstName);
  });
  When('a filer names the individual for a/an {transaction}', async function (transaction: string) {
    await this.driver.passcodes.nameAgent(transaction);
  });
  When('somebody else names the individual for a/an {transaction}', async function (transaction: string) {
    await this.driver.passcodes.nameAgentElsewhere(transaction);
  });
  When(
    'a filer names, in lower case, the individual for a/an {transaction}',
    async function (transaction: string) {
      await this.driver.passcodes.nameAgent(transaction, true);
    },
  );
  When(
    'a passcode that is {text} is used {int} minutes later in {text} for {text} while its agent is {text}',
    async function (state: string, minutesAgo: number, browser: string, transaction: string, agent: string) {
      await this.driver.passcodes.usePasscodeAgain({
        state: lookUp('state of a passcode', STATES, state),
        minutesAgo,
        isSameBrowser: lookUp('browser', BROWSERS, browser),
        isSameTransaction: lookUp('transaction', TRANSACTIONS, transaction),
        isAgentNamed: lookUp('agent of a passcode', AGENTS, agent),
      });
    },
  );
  When('a passcode is issued at {text}', async function (issued: string) {
    await this.driver.passcodes.issuePasscode(issued);
  });
  When('a passcode issued at {text} is used at {text}', async function (issued: string, used: string) {
    await this.driver.passcodes.usePasscode(issued, used);
  });
  When('the filer requests a passcode and {happening}', async function (answer: RegistryAnswer) {
    await this.driver.passcodes.receiveRequestOutcome(answer.outcome);
  });
  When(
    'a passcode is requested for {text} at {text} with the mailing address {text}',
    async function (name: string, street: string, mailing: string) {
      await this.driver.passcodes.addressLetter(name, street, mailing);
    },
  );

  When(
    'the filer enters the person {text} at {text} for a passcode',
    async function (name: string, address: string) {
      await this.driver.passcodes.enterPerson(name, addressParts(address));
    },
  );
  When('the filer requests a passcode for {text}', async function (name: string) {
    await this.driver.passcodes.enterPerson(name, addressParts('1700 Broadway, Denver, 80290'));
    await this.driver.passcodes.submitRequest();
  });
  When('the filer tries the passcode {text}', async function (passcode: string) {
    await this.driver.forms.enter('passcode', passcode);
    await this.driver.forms.submit();
  });
  When(
    'the filer verifies the agent with the passcode of the letter to {text}',
    async function (name: string) {
      await this.driver.passcodes.nameAgentOfLetter(name);
    },
  );

  Then('{text} is offered as an option', async function (name: string) {
    assert.equal(await this.driver.passcodes.hasOption(name), true);
  });
  Then('the passcode can be used {text}', async function (use: string) {
    assert.equal(await this.driver.passcodes.possibleUse(), use);
  });
  Then('the registry refuses the request with {text}', async function (problem: string) {
    assert.deepEqual(await this.driver.passcodes.requestProblems(), problem ? [problem] : []);
  });
  Then('{int} letter(s) is/are written', async function (count: number) {
    assert.equal(await this.driver.passcodes.letterCount(), count);
  });
  Then('the first of the letters is to {text}', async function (firstName: string) {
    assert.equal(await this.driver.passcodes.firstNameOfFirstLetter(), firstName);
  });
  Then('the individual of the letter is the agent', async function () {
    assert.equal(await this.driver.passcodes.isAgentNamed(), true);
  });
  Then('nobody else can use the passcode', async function () {
    assert.equal(await this.driver.passcodes.isValidElsewhere(), false);
  });
  Then('it is the same agent', async function () {
    assert.equal(await this.driver.passcodes.isSameAgent(), true);
  });
  Then('nobody is named, because {text}', async function (problem: string) {
    assert.equal(await this.driver.passcodes.isAgentNamed(), false);
    assert.equal(await this.driver.passcodes.savedProblem(), problem);
  });
  Then('the passcode is {passcodeStanding}', async function (standing: string) {
    assert.equal(await this.driver.passcodes.validity(), standing);
  });
  Then('the passcode can be used until the end of {text}', async function (day: string) {
    assert.equal(await this.driver.passcodes.lastDay(), day);
  });
  Then('after the request the wizard asks for {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.passcodes.nextQuestion(), question);
  });
  Then('the letter goes to {text} at {text}', async function (name: string, address: string) {
    const letter = await this.driver.passcodes.letter();
    assert.deepEqual([letter.name, letter.address], [name, address]);
  });
  Then('the outcome of the request is titled {text}', async function (title: string) {
    assert.equal((await this.driver.passcodes.textsAfterRequest()).title, title);
  });
  Then('the message about the letter is {text}', async function (sentence: string) {
    assert.equal((await this.driver.passcodes.textsAfterRequest()).letter, sentence);
  });
};
