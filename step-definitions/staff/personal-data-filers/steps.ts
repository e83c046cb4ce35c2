import assert from 'node:assert/strict';
import type { PiiMode, PiiStep } from '#rules';
import { CHOICES } from '../../words/vocabulary/choices';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
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
    async ({ personalDataFilers, personalData }, filers: number, mode: PiiMode) => {
      await personalDataFilers.beginRequest(filers, mode);
      await personalData.setRequest(filers);
    },
  );

  When(
    'the administrator continues from the new filer {text} with the answer {text}',
    ({ personalDataFilers }, name: string, more: string) => personalDataFilers.addFiler(name, answerOf(more)),
  );
  When('the administrator continues with the answer {text}', ({ personalDataFilers }, more: string) =>
    personalDataFilers.continueWith(answerOf(more)),
  );
  When('the administrator edits filer {int}', ({ personalDataFilers }, place: number) =>
    personalDataFilers.editFiler(place),
  );
  When('the administrator saves the filer as {text}', ({ personalDataFilers }, name: string) =>
    personalDataFilers.saveFiler(name),
  );
  When('the administrator deletes filer {int}', ({ personalDataFilers }, place: number) =>
    personalDataFilers.deleteFiler(place),
  );
  When('the administrator asks for another filer', ({ personalDataFilers }) =>
    personalDataFilers.addAnother(),
  );
  When('the administrator cancels', ({ personalDataFilers }) => personalDataFilers.cancel());

  When('the administrator leaves the request', ({ personalDataFilers }) => personalDataFilers.leave());

  Then('the request leads to {requestDestination}', async ({ personalDataFilers }, way: PiiStep['to']) =>
    assert.equal(await personalDataFilers.destination(), way),
  );
  Then('the administrator is {piiMode}', says('personalDataFilers', 'mode'));
  Then('the answer about additional filers is {text}', async ({ personalDataFilers }, more: string) =>
    assert.equal(await personalDataFilers.additionalFilers(), answerOf(more)),
  );
  Then('the filers of the request are {text}', async ({ personalDataFilers }, names: string) =>
    assert.equal((await personalDataFilers.filerNames()).join(', '), names),
  );
};
