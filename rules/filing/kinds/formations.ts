import type { KindFacts } from './kind-facts';

/** What all formations have in common. */
const ANY_FORMATION = { isSupported: true, steps: 11, task: 'start', noun: 'A formation' } as const;

/** Articles of organization of a limited liability company (W2-flow-llc). */
export const llc = {
  ...ANY_FORMATION,
  forms: 'DLLC',
  formedBy: 'persons',
  transactions: [{ transactionType: 'ARTORG_LLC', transactionDescription: 'Articles of Organization' }],
  title: 'Form a limited liability company (LLC)',
} as const satisfies KindFacts;

/** Articles of incorporation of a profit corporation (W2-flow-dpc). */
export const dpc = {
  ...ANY_FORMATION,
  forms: 'DPC',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_PC',
      transactionDescription: 'Articles of Incorporation for a Profit Corporation',
    },
  ],
  title: 'Form a profit corporation',
} as const satisfies KindFacts;

/** Articles of incorporation of a nonprofit corporation (W2-flow-dnc). */
export const dnc = {
  ...ANY_FORMATION,
  forms: 'DNC',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_NPC',
      transactionDescription: 'Articles of Incorporation for a Nonprofit Corporation',
    },
  ],
  title: 'Form a nonprofit corporation',
} as const satisfies KindFacts;

/** Articles of incorporation of a cooperative association under Article 55 (W2-flow-dc55). */
export const dc55 = {
  ...ANY_FORMATION,
  forms: 'DC55',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_55',
      transactionDescription: 'Articles of Incorporation for an Article 55 Cooperative Association',
    },
  ],
  title: 'Form an Article 55 cooperative association',
} as const satisfies KindFacts;

/** Articles of organization of a cooperative under Article 56 (W2-flow-dc56). */
export const dc56 = {
  ...ANY_FORMATION,
  forms: 'DC56',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_56',
      transactionDescription: 'Articles of Organization for an Article 56 Cooperative',
    },
  ],
  title: 'Form an Article 56 cooperative',
} as const satisfies KindFacts;
