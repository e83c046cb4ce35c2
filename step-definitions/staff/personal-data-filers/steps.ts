import assert from 'node:assert/strict';
import type { PiiMode, PiiStep } from '#rules';
import { CHOICES } from '../../words/vocabulary/choices';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases } from '../../foundation/phrases';
import type { PersonalDataFilersDriver } from './driver';
import type { PersonalDataDriver } from '../personal-data/driver';

const answerOf = (words: string): 'Y' | 'N' | '' =>
  lookUp('answer', { ...CHOICES['additional filers'], '': '' }, words) as 'Y' | 'N' | '';

/** The filers of a request to remove personal identifying information. */
export const personalDataFilersPhrases: Phrases<{
  personalDataFilers: PersonalDataFilersDriver;
  personalData: PersonalDataDriver;
}> = ({ Given, When, Then }) => {
  Given(
    'a request to remove personal data with {int} filer(s), {piiMode}',
    async function (filers: number, mode: PiiMode) {
      await this.driver.personalDataFilers.beginRequest(filers, mode);
      await this.driver.personalData.setRequest(filers);
    },
  );

  When(
    'the administrator continues from the new filer {text} with the answer {text}',
    async function (name: string, more: string) {
      await this.driver.personalDataFilers.addFiler(name, answerOf(more));
    },
  );
  When('the administrator continues with the answer {text}', async function (more: string) {
    await this.driver.personalDataFilers.continueWith(answerOf(more));
  });
  When('the administrator edits filer {int}', async function (place: number) {
    await this.driver.personalDataFilers.editFiler(place);
  });
  When('the administrator saves the filer as {text}', async function (name: string) {
    await this.driver.personalDataFilers.saveFiler(name);
  });
  When('the administrator deletes filer {int}', async function (place: number) {
    await this.driver.personalDataFilers.deleteFiler(place);
  });
  When('the administrator asks for another filer', async function () {
    await this.driver.personalDataFilers.addAnother();
  });
  When('the administrator cancels', async function () {
    await this.driver.personalDataFilers.cancel();
  });

  When('the administrator leaves the request', async function () {
    await this.driver.personalDataFilers.leave();
  });

  Then('the request leads to {requestDestination}', async function (way: PiiStep['to']) {
    assert.equal(await this.driver.personalDataFilers.destination(), way);
  });
  Then('the administrator is {piiMode}', async function (mode: PiiMode) {
    assert.equal(await this.driver.personalDataFilers.mode(), mode);
  });
  Then('the answer about additional filers is {text}', async function (more: string) {
    assert.equal(await this.driver.personalDataFilers.additionalFilers(), answerOf(more));
  });
  Then('the filers of the request are {text}', async function (names: string) {
    assert.equal((await this.driver.personalDataFilers.filerNames()).join(', '), names);
  });
};
