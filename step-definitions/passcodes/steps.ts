import assert from 'node:assert/strict';
import type { RegistryAnswer } from '../failures/driver';
import type { Phrases } from '../phrasebook';

/** An address as `line, city, ZIP code`. */
const addressParts = (text: string) => {
  const [line = '', city = '', zip = ''] = text.split(', ');
  return { line, city, zip };
};

/** The mailed passcode: its request, its letter and how long it lasts. */
export const passcodePhrases: Phrases = ({ When, Then }) => {
  When('a passcode is issued at {text}', async function (issued: string) {
    await this.driver.passcodes.issuePasscode(issued);
  });
  When('a passcode issued at {text} is used at {text}', async function (issued: string, used: string) {
    await this.driver.passcodes.usePasscode(issued, used);
  });
  When('the request for a passcode is answered with {answer}', async function (answer: RegistryAnswer) {
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
  Then('the message about the delivery is {text}', async function (sentence: string) {
    assert.equal((await this.driver.passcodes.letter()).delivery, sentence);
  });
};
