import { pageAnnouncement } from './announcement';

const page = { title: 'Filer', step: 'Step 8 of 11', isHeadingRead: false };

it.each([
  [page, 'Filer, Step 8 of 11'],
  [{ ...page, isHeadingRead: true }, 'Step 8 of 11'],
  [{ ...page, step: '' }, 'Filer'],
  [{ ...page, step: '', isHeadingRead: true }, ''],
])('says of a page what its heading has not said: %j', (opened, text) => {
  expect(pageAnnouncement('filing', opened).text).toBe(text);
});
