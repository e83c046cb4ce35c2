import { copiedPhone } from './phone';

const PARTS = { area: '303', exchange: '555', line: '0100' };
const LEFT_OUT = "The extension was left out: text messages can't be sent to one.";

test.each([
  '303.555.0100',
  '303/555/0100',
  '303_555_0100',
  '303 \u00b7 555 \u00b7 0100',
  '[303] 555-0100',
  '+1 (303) 555-0100',
  '(+1) 303-555-0100',
  '001 303 555 0100',
  '011 1 303 555 0100',
  'tel:+13035550100',
  'sms:+13035550100',
  'Tel. 303-555-0100',
  'Phone: 303-555-0100',
  'Cell: (303) 555-0100',
  'Mobile 303-555-0100',
  'Tel\u00e9fono: 303-555-0100',
  '303-555-0100 (cell)',
  '303-555-0100 mobile',
  '<303-555-0100>',
  '"303-555-0100"',
  '303-555-0100,',
  '303-555-0100.',
])('a number is taken as it is copied: %s', (text) => {
  expect(copiedPhone(text).parts).toEqual(PARTS);
  expect(copiedPhone(text).notes).not.toContain(LEFT_OUT);
});

const EXTENSIONS = [
  'ext 5',
  'ext5',
  'ext. 5',
  'ext.5',
  'ext: 5',
  'Ext. #5',
  'EXT-5',
  'extn 5',
  'ex. 5',
  'xt 5',
  'x5',
  'x.5',
  '(x5)',
  '(ext. 5)',
  '[ext 5]',
  '- ext 5',
  ', ext 5.',
  'Extension: 5',
  'extension #5',
  'extensi\u00f3n 5',
  'option 5',
  '#5',
  ';5',
  ';ext=5',
  ',,5',
  ',,,5#',
  'ext 12345',
  'ext 1-2',
  '\uff45\uff58\uff54\u00a0\uff15',
];

test.each(EXTENSIONS.flatMap((extension) => [`303-555-0100 ${extension}`, `+1 303.555.0100${extension}`]))(
  'its extension is left out, and that is said: %s',
  (text) => {
    const { parts, notes } = copiedPhone(text);
    expect(parts).toEqual(PARTS);
    expect(notes).toContain(LEFT_OUT);
  },
);

test.each([
  '303-555-010',
  '303-555-01000',
  '303-555-0100 5',
  '303-555-0100 or 303-555-0101',
  '303-555-0100, 303-555-0101',
  '+44 20 7946 0958',
  '+52 55 1234 5678',
  'ext 5',
  '555-0100 ext 303',
  'phone',
  '',
])('what is not a number of ten digits is not taken: %p', (text) => {
  expect(copiedPhone(text).parts).toBeNull();
});
