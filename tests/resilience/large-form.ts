import { emptyAddress, emptyIndividualName, initialFiling, type Filing } from '#rules';

const longer = (length: number, part: string) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/**
 * An unrealistically large filing that the contract permits: this many persons with names of this many letters, and two long texts of
 * words, or of one endless word.
 */
export function largeForm({
  persons,
  letters,
  text = 20_000,
  part = 'word ',
}: {
  persons: number;
  letters: number;
  text?: number;
  part?: string;
}): Filing {
  const filing = initialFiling({ filingType: 'dpc', submissionKey: crypto.randomUUID() });
  const person = (index: number) => ({
    id: `person-${index}`,
    name: { ...emptyIndividualName(), nameTyp: 'O' as const, orgName: longer(letters, part) },
    addressValues: {
      streetAddress: {
        ...emptyAddress('PHYS'),
        address1: longer(50, part),
        city: 'Denver',
        zip: '80290',
      },
    },
  });
  const all = Array.from({ length: persons }, (_, index) => person(index));
  const longText = longer(text, part);
  return {
    ...filing,
    formationValues: {
      formers: all.map(({ id, name, addressValues }) => ({
        id,
        nameValues: { personTyp: 'FRMENT', name },
        addressValues,
      })),
    },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: all.map(({ id, name, addressValues }) => ({
        id,
        nameValues: { personTyp: 'FILER', name },
        addressValues,
        sameAsFormer: false,
      })),
    },
    sharesValues: { ...filing.sharesValues, additionalInfo: longText },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: longText },
  };
}
