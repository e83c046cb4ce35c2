import assert from 'node:assert/strict';
import type { NamedFile } from '../drivers/parts/files';
import type { Phrases } from '../phrasebook';

const PDF = { type: 'application/pdf', size: 1000 } as const;
const scan = (size: number, place = ''): NamedFile => ({ ...PDF, name: `scan${place}.pdf`, size });

/** Files that are attached to a filing. */
export const filePhrases: Phrases = ({ Given, When, Then }) => {
  Given('the filer holds {int} files', async function (count: number) {
    await this.driver.files.hold(count);
  });
  Given('the filer holds a file of {int} bytes', async function (bytes: number) {
    await this.driver.files.hold(1, bytes);
  });
  Given('at most {int} file may be attached', async function (count: number) {
    await this.driver.files.limitTo(count);
  });

  When('the filer attaches the file {text} of type {text}', async function (name: string, type: string) {
    await this.driver.files.attach([{ name, type, size: 1000 }]);
  });
  When('the filer attaches {int} files', async function (count: number) {
    await this.driver.files.attach(Array.from({ length: count }, (_, place) => scan(1000, String(place))));
  });
  When('the filer attaches a file of {int} bytes', async function (size: number) {
    await this.driver.files.attach([scan(size)]);
  });
  When(
    'the filer attaches a PDF called {text} that is protected by a password',
    async function (name: string) {
      await this.driver.files.attach([{ ...PDF, name, content: 'protected pdf' }]);
    },
  );
  When(
    'the filer attaches a PDF called {text} that is not protected by a password',
    async function (name: string) {
      await this.driver.files.attach([{ ...PDF, name, content: 'pdf' }]);
    },
  );
  When('the filer attaches something that is not a file', async function () {
    await this.driver.files.attach([{ ...PDF, name: 'folder', size: 0, isFile: false }]);
  });
  When('the filer removes the file {text}', async function (name: string) {
    await this.driver.files.remove(name);
  });

  Then('the answer on the files is {text}', async function (problem: string) {
    assert.equal((await this.driver.files.problems()).join(' '), problem);
  });
  Then('the attached files are {text}', async function (names: string) {
    assert.equal((await this.driver.files.names()).join(', '), names);
  });
  Then('another file can be added', async function () {
    assert.equal(await this.driver.files.canAdd(), true);
  });
  Then('another file cannot be added', async function () {
    assert.equal(await this.driver.files.canAdd(), false);
  });
};
