import { ordinaryLetters } from './ordinary-letters';

it.each([
  // standard form, as entered, as it is written
  ['1700 LINCOLN ST', '1700 Lincoln Street', '1700 Lincoln St'],
  ['1700 LINCOLN ST', '1700 lincoln st.', '1700 Lincoln St'],
  ['1700 LINCOLN ST', '1700 LINCOLN STREET', '1700 LINCOLN St'],
  ['12 MCKINLEY AVE NE STE 12B', '12 McKinley Avenue Northeast, suite 12b', '12 McKinley Ave NE Ste 12B'],
  ['1 E 16TH AVE', '1 East 16th Avenue', '1 E 16th Ave'],
  ['PO BOX 12', 'p.o. box 12', 'PO Box 12'],
  ['PSC 12 BOX 3', 'psc 12 box 3', 'PSC 12 Box 3'],
  ['N67W8531 RIVER RD', 'n67w8531 river road', 'N67W8531 River Rd'],
  ["12 O'HARA LN", '12 O’Hara Lane', "12 O'Hara Ln"],
  ["9 ST MARY'S CT", "9 st. mary's court", "9 St Mary's Ct"],
  ['FORT COLLINS', 'ft collins', 'Fort Collins'],
  ['Denver', 'denver', 'Denver'],
  ['', '', ''],
])('writes %p, entered as %p, as %p', (standard, entered, written) => {
  expect(ordinaryLetters(standard, entered)).toBe(written);
});
