import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { WholeRecordDriver } from './driver';

/** The files of the whole record (T4-snapshot). */
export const wholeRecordPhrases: Phrases<{ wholeRecord: WholeRecordDriver }> = ({ Given, When, Then }) => {
  Given('a copy of the record was begun with the files of a night', ({ wholeRecord }) =>
    wholeRecord.passNight(),
  );
  When('a night passes', ({ wholeRecord }) => wholeRecord.passNight());
  Then(
    'the whole record is there as {text}, each with the hash that is told of it',
    async ({ wholeRecord }, formats: string) => {
      const told = await wholeRecord.told();
      assert.deepEqual(
        told.map(({ format }) => format),
        formats.split(', '),
      );
      assert.deepEqual(await wholeRecord.loaded(), told);
    },
  );
  Then(
    'the copy with the changes since then is the same as the new files, byte for byte',
    async ({ wholeRecord }) => {
      const [before, after] = await wholeRecord.positions();
      assert.ok(after > before);
      assert.deepEqual(await wholeRecord.copied(), await wholeRecord.told());
    },
  );
  Then('the files of that night are given out no more', async ({ wholeRecord }) =>
    assert.equal(await wholeRecord.isGivenOutStill(), false),
  );
  Then(
    'all the files said {text} before, and none of the new ones does',
    async ({ wholeRecord }, text: string) => {
      const formats = (await wholeRecord.told()).map(({ format }) => format);
      const saying = await wholeRecord.formatsThatSay(text);
      assert.deepEqual(saying, { before: formats, after: [] });
    },
  );
};
