import type { Filing } from '#rules';

const many = <Entry>(count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);

/** Parts of a filing that grow with what is entered, filled with this many entries or characters. */
export const FULL_PARTS: Readonly<Record<string, (filing: Filing, count: number) => Filing>> = {
  'persons forming the company': (filing, count) => ({
    ...filing,
    formationValues: {
      formers: filing.formationValues.formers.slice(0, 1).flatMap((one) => many(count, one)),
    },
  }),
  filers: (filing, count) => ({
    ...filing,
    filersValues: {
      ...filing.filersValues,
      filers: filing.filersValues.filers.slice(0, 1).flatMap((one) => many(count, one)),
    },
  }),
  'notification emails': (filing, count) => ({
    ...filing,
    notificationsValues: { ...filing.notificationsValues, emails: many(count, { email: 'ada@example.com' }) },
  }),
  'characters of additional information': (filing, count) => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: 'a'.repeat(count) },
  }),
};
