import assert from 'node:assert/strict';
import { PATHS, queryString } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { addressFacts } from '../../words/vocabulary/address-facts';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { ScreenDriver } from './driver';

const split = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** What only a person in front of a screen can do and see. */
export const screenPhrases: Phrases<{ screen: ScreenDriver }> = ({ When, Then }) => {
  When('the filer fills in every step by hand', async function () {
    await this.driver.screen.fillInWholeFiling();
  });
  When('a visitor opens the {place}', async function (place: string) {
    await this.driver.screen.visit(PATHS[lookUp('place', PLACES, place)]);
  });
  When('a visitor opens the {place} with:', async function (place: string, table: Table) {
    const path = PATHS[lookUp('place', PLACES, place)];
    await this.driver.screen.visit(`${path}${queryString(addressFacts(table))}`);
  });
  When('a visitor looks in at the {place}', async function (place: string) {
    await this.driver.screen.lookIn(PATHS[lookUp('place', PLACES, place)]);
  });
  When('the filer reloads the filing', async function () {
    await this.driver.screen.reload();
  });
  When('the filer goes back', async function () {
    await this.driver.screen.goBack();
  });
  When('the filer cancels', async function () {
    await this.driver.screen.cancel();
  });
  When('the filer answers the question with {text}', async function (answer: string) {
    await this.driver.screen.answerQuestion(answer);
  });
  When('the filer confirms the {field} with Enter', async function (field: string) {
    await this.driver.screen.confirmWithEnter(field);
  });
  When('the filer follows {text}', async function (name: string) {
    await this.driver.screen.follow(name);
  });

  Then('the heading {text} is shown', async function (heading: string) {
    assert.equal(await this.driver.screen.showsHeading(heading), true);
  });
  Then('each of these places shows the heading {text}:', async function (heading: string, table: Table) {
    const otherTexts: string[] = [];
    for (const [place = ''] of table.rows()) {
      await this.driver.screen.lookIn(PATHS[lookUp('place', PLACES, place)]);
      if (!(await this.driver.screen.showsHeading(heading))) otherTexts.push(place);
    }
    assert.deepEqual(otherTexts, []);
  });
  Then('each of these places shows its heading:', async function (table: Table) {
    const wrong: string[] = [];
    for (const { place = '', heading = '' } of table.hashes()) {
      await this.driver.screen.visit(PATHS[lookUp('place', PLACES, place)]);
      if (!(await this.driver.screen.showsHeading(heading))) wrong.push(place);
    }
    assert.deepEqual(wrong, []);
  });
  Then('{text} and {text} stand over the filing', async function (name: string, number: string) {
    for (const text of [name, number]) assert.equal(await this.driver.screen.isAtTop(text), true, text);
  });
  Then('{text} is offered', async function (name: string) {
    assert.equal(await this.driver.screen.isOffered(name), true);
  });
  Then('{text} is not offered', async function (name: string) {
    assert.equal(await this.driver.screen.isOffered(name), false);
  });
  Then('{text} is shown for {text}', async function (value: string, label: string) {
    assert.equal(await this.driver.screen.valueShownFor(label), value);
  });
  Then('these values are shown:', async function (table: Table) {
    for (const [label, value] of Object.entries(table.rowsHash()))
      assert.equal(await this.driver.screen.valueShownFor(label), value, label);
  });
  Then('{text} is announced', async function (sentence: string) {
    const heard = await this.driver.screen.announcements(sentence);
    assert.ok(
      heard.includes(sentence),
      `"${sentence}" was not announced, but ${heard.join(' | ') || 'nothing'}`,
    );
  });
  Then('{text} are stored until the window closes', async function (names: string) {
    const kept = await this.driver.screen.storedForSession();
    assert.deepEqual(
      split(names).filter((name) => !kept.includes(name)),
      [],
    );
  });
  Then('{text} are stored after the window closes', async function (names: string) {
    const kept = await this.driver.screen.storedForGood();
    assert.deepEqual(
      split(names).filter((name) => !kept.includes(name)),
      [],
    );
  });
  Then('none of {text} is stored after the window closes', async function (names: string) {
    const kept = await this.driver.screen.storedForGood();
    assert.deepEqual(
      split(names).filter((name) => kept.includes(name)),
      [],
    );
  });
  Then('the browser keeps nothing of {text}', async function (words: string) {
    const kept = await this.driver.screen.keptText();
    assert.deepEqual(
      split(words).filter((word) => kept.includes(word)),
      [],
    );
  });
  Then('{text} downloads the file {text}', async function (name: string, fileName: string) {
    assert.equal(await this.driver.screen.downloadedFileName(name), fileName);
  });
  Then('{text} opens a PDF', async function (name: string) {
    assert.equal(await this.driver.screen.opensPdf(name), true);
  });
  Then('the document says {text}', async function (text: string) {
    assert.ok((await this.driver.screen.pdfText()).includes(text), `The document does not say "${text}".`);
  });
};
