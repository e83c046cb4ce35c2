/**
 * Marks that do not tell two names apart: periods, commas, underscores, apostrophes as typed and as typeset, and inverted
 * apostrophes.
 */
const IGNORED_MARKS = /[.,_'`\u2018\u2019\u201b\u02bb\u02bc\uff07]/g;

/**
 * The key in which two names must differ to be distinguishable on the records (C.R.S. 7-90-601): everything but the case of letters, the
 * ignored marks and the amount of white space. Empty for a name that consists only of these, which is not a name.
 * @example availabilityKey("Rocky  Mountain Bread, L.L.C.") // 'ROCKY MOUNTAIN BREAD LLC'
 */
export const availabilityKey = (name: string): string =>
  name
    // Composed letters, so that an accent counts the same however it was typed; once more because dropped marks join what they parted.
    .normalize('NFC')
    .replace(IGNORED_MARKS, '')
    .toUpperCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
