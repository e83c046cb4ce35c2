import { REJECT_TEXT_MAX_LENGTH } from '../../constants/limits';
import { formRules } from '../../constraints/form-rules';
import type { CrossRule } from '../../constraints/row';
import { checkbox, list, text } from '../../constraints/rows';
import { emptyFiling } from '../../filing/empty-filing';
import type { PendingFiling, RejectReason } from './pending-filing';

/** What an administrator enters to reject a filing. */
export interface RejectionValues {
  reasons: RejectReason[];
  additionalText: string;
}

export const REASON_REQUIRED_MESSAGE = 'Choose at least one reason or enter additional text.';

const isAnythingSaid: CrossRule<RejectionValues> = ({ reasons, additionalText }) =>
  additionalText !== '' || reasons.some(({ selected }) => selected)
    ? []
    : [
        {
          path: 'reasons',
          code: 'required',
          message: REASON_REQUIRED_MESSAGE,
        },
      ];

/** A rejection needs at least one reason or additional text, the text up to 1000 characters (A5-admin). */
export const rejectionRules = formRules<RejectionValues>({
  rows: {
    reasons: list<RejectReason>({
      label: 'Reasons',
      item: { rows: { selected: checkbox({ label: 'Reason' }) } },
    }),
    additionalText: text({
      label: 'Additional text',
      length: [0, REJECT_TEXT_MAX_LENGTH],
      characters: 'multiline',
    }),
  },
  rules: [isAnythingSaid],
});

const chosen = ({ reasons }: RejectionValues): RejectReason[] =>
  reasons.filter(({ selected }) => selected).sort((one, other) => one.order - other.order);

/** The reasons in the groups and the order of the office, each with its place among the values of the form. */
export const reasonGroups = (
  reasons: readonly RejectReason[],
): { group: string; reasons: { reason: RejectReason; index: number }[] }[] => {
  const placed = reasons
    .map((reason, index) => ({ reason, index }))
    .sort((one, other) => one.reason.order - other.reason.order);
  const groups = new Map<string, typeof placed>();
  for (const entry of placed) {
    groups.set(entry.reason.group, [...(groups.get(entry.reason.group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, reasons: entries }));
};

/** What the confirmation lists: the chosen reasons in the office's order, then the additional text (A2-reject). */
export const rejectionLines = (values: RejectionValues): string[] => {
  const additionalText = values.additionalText.trim();
  return [...chosen(values).map(({ longReason }) => longReason), ...(additionalText ? [additionalText] : [])];
};

/** A reason as it is sent; the additional text is one without a number. */
export type SentReason = Pick<RejectReason, 'id' | 'longReason'>;

/** The body of a rejection. */
export const rejectionBody = <Filing extends PendingFiling>(
  filing: Filing,
  values: RejectionValues,
  adminUserId: string,
): { filing: Filing; adminUserId: string; rejectReasons: SentReason[] } => {
  const ids = chosen(values).map(({ id }) => id);
  return {
    filing,
    adminUserId,
    rejectReasons: rejectionLines(values).map((longReason, place) => ({ id: ids[place] ?? '', longReason })),
  };
};

const UNKNOWN_REASON = 'One of the reasons is no longer offered. Choose again.';

/**
 * A rejection that can be made, with the lines that the filer reads, or the first thing that is wrong with it (A5-admin). The filer reads
 * the office's own sentences, by their IDs and whatever text came along, and then the additional text.
 * @param knownReasons those that the office offers now
 * @param now ISO 8601 instant
 */
export function checkRejection(
  sent: readonly SentReason[],
  knownReasons: readonly RejectReason[],
  now: string,
): { lines: string[] } | { message: string } {
  const ids = sent.map(({ id }) => id).filter(Boolean);
  if (ids.some((id) => !knownReasons.some((reason) => reason.id === id))) return { message: UNKNOWN_REASON };
  const texts = sent.filter(({ id }) => id === '').map(({ longReason }) => longReason);
  const rejection: RejectionValues = {
    reasons: knownReasons.map((reason) => ({ ...reason, selected: ids.includes(reason.id) })),
    additionalText: texts.join('\n').trim(),
  };
  const [problem] = rejectionRules.problems(rejection, { filing: emptyFiling(), now });
  return problem ? { message: problem.message } : { lines: rejectionLines(rejection) };
}
