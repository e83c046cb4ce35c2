import assert from 'node:assert/strict';
import type { PiiMode } from '#rules';
import { PATHS } from '#rules';
import { FIELDS } from '../../words/vocabulary/fields';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { FormName } from '../../words/vocabulary/forms';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { PersonalDataDriver } from './driver';
import type { FormsDriver } from '../../forms/driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const FORM = 'request to remove personal data';
const pathOf = (field: string): string => lookUp(`field of the ${FORM}`, FIELDS[FORM], field)[0];
/** `last name of filer 2`, or a number, as the registry's answer names it. */
const refusedPath = (words: string): string => {
  const [, field, place] = /^(.*) of filer (\d+)$/.exec(words) ?? [];
  if (field === undefined) return pathOf(words);
  return pathOf(field).replace(/^filer\./, `filers[${Number(place) - 1}].`);
};
/** The name of a fact in the request that is sent: a field, or the administrator who sends it. */
const factOf = (noun: string): string => (noun === 'administrator' ? 'userId' : pathOf(noun));

/** Requests to remove personal identifying information. */
export const personalDataPhrases: Phrases<{ personalData: PersonalDataDriver; forms: FormsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the administrator is asked for the {form}', ({ forms }, form: FormName) =>
    forms.open(form, 'empty'),
  );
  Given('the administrator has filled in the {form}', ({ forms }, form: FormName) =>
    forms.open(form, 'filled'),
  );

  When('the administrator enters {text} as the {field}', ({ forms }, text: string, field: string) =>
    forms.enter(field, text),
  );
  When('the administrator chooses {text} as the {field}', ({ forms }, choice: string, field: string) =>
    forms.choose(field, choice),
  );
  When('the administrator continues', ({ forms }) => forms.submit());
  When(
    'the registry finds the entity {validity}, the document {validity} and the statement {validity}',
    ({ personalData }, entity: boolean, document: boolean, statement: boolean) =>
      personalData.receiveVerdict({
        entityIdIsValid: entity,
        piiDocIdIsValid: document,
        removalDocIdIsValid: statement,
      }),
  );
  When(
    'the filer of a request has {addressOfFiler} while {piiMode}',
    ({ personalData }, address: 'new' | 'kept' | 'foreign', mode: PiiMode) =>
      personalData.saveAddress(mode, address),
  );
  When(
    'the registry says that the document has been withheld since {text}',
    ({ personalData }, since: string) => personalData.receiveWithheld(since),
  );
  When('the administrator names another document than that', ({ personalData }) =>
    personalData.nameOtherDocument(),
  );
  When('the request is submitted and {happening}', ({ personalData }, { outcome }: RegistryAnswer) =>
    personalData.receiveAnswer(outcome),
  );

  When('the registry refuses {text} of the request', ({ personalData }, fields: string) =>
    personalData.receiveRefusal(fields.split(', ').map(refusedPath)),
  );
  When('the registry refuses the request as a whole', ({ personalData }) =>
    personalData.receiveRefusal(['filing']),
  );

  When('the administrator submits the request', ({ personalData }) => personalData.submitRequest());

  Then('the public record says {text} of the document', says('personalData', 'wordsOnRecord'));
  Then('nobody can open the document', holdsNot('personalData', 'isDocumentOpen'));
  Then('the certificate of good standing can still be had', holds('personalData', 'hasCertificate'));
  Then('a search of the requests for {text} finds it', async ({ personalData }, search: string) =>
    assert.equal(await personalData.isFound(search), true),
  );
  Then('a search of the requests for {text} finds nothing', async ({ personalData }, search: string) =>
    assert.equal(await personalData.isFound(search), false),
  );
  Then('the request is mended at the numbers', async ({ personalData }) =>
    assert.equal(await personalData.mendedFiler(), null),
  );
  Then('the request is mended at filer {int}', says('personalData', 'mendedFiler'));
  Then('what has to be mended is {text}', async ({ personalData }, fields: string) => {
    const problems = await personalData.problems();
    const expected = fields === '' ? [] : fields.split(', ').map(pathOf);
    assert.deepEqual(
      problems.map(({ field }) => field),
      expected,
    );
  });
  Then('the registry reports these problems:', async ({ personalData }, table: Table) => {
    const expected = table
      .hashes()
      .map(({ field = '', problem = '' }) => ({ field: pathOf(field), problem }));
    assert.deepEqual(await personalData.problems(), expected);
  });
  Then('the registry reports no problems', async ({ personalData }) => {
    assert.deepEqual(await personalData.problems(), []);
    assert.equal(await personalData.focusedField(), '');
  });
  Then('attention is drawn to the {field}', async ({ personalData }, field: string) =>
    assert.equal(await personalData.focusedField(), pathOf(field)),
  );
  Then('the request is shown from the top', holds('personalData', 'isShownFromTop'));
  Then('the address is verified first', holds('personalData', 'verifiesAddress'));
  Then('the address is not verified', holdsNot('personalData', 'verifiesAddress'));
  Then('the review of the request is headed {text}', async ({ personalData }, heading: string) =>
    assert.equal((await personalData.review()).heading, heading),
  );
  Then('the review of the request says {text}', async ({ personalData }, message: string) =>
    assert.equal((await personalData.review()).message, message),
  );
  Then('the review of the request warns {text}', async ({ personalData }, notice: string) =>
    assert.equal((await personalData.review()).notice, notice),
  );
  Then('the administrator is told of the withheld document {text}', says('personalData', 'withheldNotice'));
  Then('the review of the request offers {text}', async ({ personalData }, offered: string) => {
    const { buttons, links } = await personalData.review();
    assert.equal([...buttons, ...links.map(({ label }) => label)].join(', '), offered);
  });
  Then(
    'the option {text} of the request leads to the {place}',
    async ({ personalData }, label: string, place: string) => {
      const { links } = await personalData.review();
      assert.equal(links.find((link) => link.label === label)?.path, PATHS[lookUp('place', PLACES, place)]);
    },
  );
  Then('the review of the request shows:', async ({ personalData }, table: Table) => {
    const expected = table.hashes().map(({ line: label, value }) => ({ label, value }));
    assert.deepEqual(await personalData.reviewLines(), expected);
  });
  Then('these facts of the request are sent:', async ({ personalData }, table: Table) => {
    const { facts } = await personalData.sentRequest();
    const expected = Object.entries(table.rowsHash()).map(([noun, value]) => [factOf(noun), value]);
    assert.deepEqual(facts, Object.fromEntries(expected));
  });
  Then('the names and addresses of {int} filers are sent', async ({ personalData }, count: number) => {
    const { filers } = await personalData.sentRequest();
    assert.deepEqual(
      filers,
      Array.from({ length: count }, () => ['nameValues', 'addressValues']),
    );
  });
};
