import { addressOf, cited, lawAndReadings, lawFaults, READINGS } from '../../scripts/docs/law.mjs';

const text = (markup: unknown): string => [markup].flat(9).join('').replace(/\s+/g, ' ');

it('names only requirements of the catalog, and only readings that are written down', () => {
  expect(lawFaults()).toEqual([]);
  expect(READINGS.length).toBeGreaterThan(300);
});

it('says of every reading which requirements it bears on', () => {
  const loose = READINGS.filter(({ requirements }: { requirements: string[] }) => requirements.length === 0);
  expect(loose.map(({ subject }: { subject: string }) => subject)).toEqual([]);
});

it.each([
  ['7-90-601', 'https://www.coloradosos.gov/pubs/info_center/laws/Title7/Title7Article90Part6.html'],
  ['7-90-1003', 'https://www.coloradosos.gov/pubs/info_center/laws/Title7/Title7Article90Part10.html'],
  ['7-80-204', 'https://leg.colorado.gov/sites/default/files/images/olls/crs2023-title-07.pdf'],
])('leads from section %s to where it is published', (section, address) => {
  expect(addressOf(section)).toBe(address);
});

it('makes a link of each section that a sentence names, and leaves other numbers alone', () => {
  const sentence = 'Per 7-90-304(2), C.R.S., on 12-31-2026, of an Article 55 cooperative';
  expect(text(cited(sentence, '../'))).toBe(
    'Per <a class="law" href="../law.html#law-7-90-304" >7-90-304</a >(2), C.R.S., on 12-31-2026, of an ' +
      '<a class="law" href="../law.html#law-article-55" >Article 55</a > cooperative',
  );
  expect(text(cited('7-90-601.5 and 7-90-601'))).toContain('law-7-90-601-5" >7-90-601.5<');
  expect(text(cited('31 CFR 1010.380'))).toContain('law-31-cfr-1010-380');
  expect(text(cited('C.R.S. 7-90-101'))).toContain('Title7Article90Part1.html');
});

it('tells the law and the readings that bear on a requirement', () => {
  const told = text(lawAndReadings(['W5-name-term']));
  expect(told).toContain('law.html#law-7-90-601');
  expect(told).toContain('>Required terms</a>');
  expect(lawAndReadings(['W1-showstate'])).toBeUndefined();
});
