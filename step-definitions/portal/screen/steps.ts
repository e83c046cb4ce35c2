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
  When('the filer fills in every step by hand', ({ screen }) => screen.fillInWholeFiling());
  When('a visitor opens the {place}', ({ screen }, place: string) =>
    screen.visit(PATHS[lookUp('place', PLACES, place)]),
  );
  When('a visitor opens the {place} with:', async ({ screen }, place: string, table: Table) => {
    const path = PATHS[lookUp('place', PLACES, place)];
    await screen.visit(`${path}${queryString(addressFacts(table))}`);
  });
  When('a visitor looks in at the {place}', ({ screen }, place: string) =>
    screen.lookIn(PATHS[lookUp('place', PLACES, place)]),
  );
  When('the filer reloads the filing', ({ screen }) => screen.reload());
  When('the filer goes back', ({ screen }) => screen.goBack());
  When('the filer cancels', ({ screen }) => screen.cancel());
  When('the filer answers the question with {text}', ({ screen }, answer: string) =>
    screen.answerQuestion(answer),
  );
  When('the filer confirms the {field} with Enter', ({ screen }, field: string) =>
    screen.confirmWithEnter(field),
  );
  When('the filer follows {text}', ({ screen }, name: string) => screen.follow(name));

  Then('the heading {text} is shown', async ({ screen }, heading: string) =>
    assert.equal(await screen.showsHeading(heading), true),
  );
  Then(
    'each of these places shows the heading {text}:',
    async ({ screen }, heading: string, table: Table) => {
      const otherTexts: string[] = [];
      for (const [place = ''] of table.rows()) {
        await screen.lookIn(PATHS[lookUp('place', PLACES, place)]);
        if (!(await screen.showsHeading(heading))) otherTexts.push(place);
      }
      assert.deepEqual(otherTexts, []);
    },
  );
  Then('each of these places shows its heading:', async ({ screen }, table: Table) => {
    const wrong: string[] = [];
    for (const { place = '', heading = '' } of table.hashes()) {
      await screen.visit(PATHS[lookUp('place', PLACES, place)]);
      if (!(await screen.showsHeading(heading))) wrong.push(place);
    }
    assert.deepEqual(wrong, []);
  });
  Then('{text} and {text} stand over the filing', async ({ screen }, name: string, number: string) => {
    for (const text of [name, number]) assert.equal(await screen.isAtTop(text), true, text);
  });
  Then('{text} is offered', async ({ screen }, name: string) =>
    assert.equal(await screen.isOffered(name), true),
  );
  Then('{text} is not offered', async ({ screen }, name: string) =>
    assert.equal(await screen.isOffered(name), false),
  );
  Then('{text} is shown for {text}', async ({ screen }, value: string, label: string) =>
    assert.equal(await screen.valueShownFor(label), value),
  );
  Then('these values are shown:', async ({ screen }, table: Table) => {
    for (const [label, value] of Object.entries(table.rowsHash()))
      assert.equal(await screen.valueShownFor(label), value, label);
  });
  Then('{text} is announced', async ({ screen }, sentence: string) => {
    const heard = await screen.announcements(sentence);
    assert.ok(
      heard.includes(sentence),
      `"${sentence}" was not announced, but ${heard.join(' | ') || 'nothing'}`,
    );
  });
  Then('{text} are stored until the window closes', async ({ screen }, names: string) => {
    const kept = await screen.storedForSession();
    assert.deepEqual(
      split(names).filter((name) => !kept.includes(name)),
      [],
    );
  });
  Then('{text} are stored after the window closes', async ({ screen }, names: string) => {
    const kept = await screen.storedForGood();
    assert.deepEqual(
      split(names).filter((name) => !kept.includes(name)),
      [],
    );
  });
  Then('none of {text} is stored after the window closes', async ({ screen }, names: string) => {
    const kept = await screen.storedForGood();
    assert.deepEqual(
      split(names).filter((name) => kept.includes(name)),
      [],
    );
  });
  Then('the browser keeps nothing of {text}', async ({ screen }, words: string) => {
    const kept = await screen.keptText();
    assert.deepEqual(
      split(words).filter((word) => kept.includes(word)),
      [],
    );
  });
  Then('{text} downloads the file {text}', async ({ screen }, name: string, fileName: string) =>
    assert.equal(await screen.downloadedFileName(name), fileName),
  );
  Then('{text} opens a PDF', async ({ screen }, name: string) =>
    assert.equal(await screen.opensPdf(name), true),
  );
  Then('the document says {text}', async ({ screen }, text: string) =>
    assert.ok((await screen.pdfText()).includes(text), `The document does not say "${text}".`),
  );
};
