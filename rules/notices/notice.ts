import { formatOfficeDateTime } from '../calendar/office-time';
import type { Language } from '../language/languages';
import { sentence, term, type Text } from '../language/text';
import { changedLines } from './changed-lines';
import { noticeKind } from './notice-kind';
import { openingOf, plannedOf, SUBJECTS } from './notice-words';
import { toDo } from './to-do';
import type { ToldChange } from './told-change';

/** Why somebody is told: they follow the record, their address was given with a filing, or they log in to file on the entity. */
export const NOTICE_REASONS = ['follows', 'contact', 'secureFiler'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** Where the links of a notice lead. */
export interface NoticeLinks {
  record: string;
  notMe: string;
  /** Where what puts the status right is filed; empty where nothing does. */
  remedy: string;
}

const REASONS: Readonly<Record<NoticeReason, Text>> = {
  follows: 'You get this message because you follow this business.',
  contact: 'You get this message because your address was given with a filing for this business.',
  secureFiler: 'You get this message because you have an account to file for this business.',
};

/** A message in the parts that stand in lines of their own. */
export interface Notice {
  subject: Text;
  /** Paragraphs, each in its lines. */
  paragraphs: Text[][];
}

const documentLines = ({ document, at }: ToldChange): Text[] => {
  const moment = formatOfficeDateTime(at);
  return document === ''
    ? [sentence('When: {moment}', { moment })]
    : [sentence('Document number: {document}', { document }), sentence('Filed: {moment}', { moment })];
};

const recordLine = ({ record }: NoticeLinks): Text =>
  sentence('See the record: {address}', { address: record });

/** What a due day does, nobody has done. */
const notMeLine = (change: ToldChange, { notMe }: NoticeLinks): Text | null =>
  noticeKind(change) === 'changed' ? null : sentence("This wasn't me: {address}", { address: notMe });

/** The mail about a change: what happened, what changed from what to what, by which document, and what to do if it was not you. */
export function noticeOf(
  change: ToldChange,
  { language, links, reason }: { language: Language; links: NoticeLinks; reason: NoticeReason },
): Notice {
  const kind = noticeKind(change);
  const lines = changedLines(change, language);
  return {
    subject: SUBJECTS[kind](change.name, change),
    paragraphs: [
      [openingOf(kind, change), ...plannedOf(kind, change)],
      ...(lines.length === 0 ? [] : [['What changed on record:' as Text, ...lines]]),
      documentLines(change),
      ...(change.remedy === null ? [] : [[toDo(change.remedy, links.remedy)]]),
      [recordLine(links), ...[notMeLine(change, links) ?? []].flat()],
      [REASONS[reason]],
    ],
  };
}

/** The same as a text message. */
export const noticeText = (change: ToldChange, office: string, links: NoticeLinks): Text =>
  sentence('{office}: {said} {link} Reply STOP to stop, HELP for help.', {
    office,
    said: term(openingOf(noticeKind(change), change)),
    link: term(notMeLine(change, links) ?? recordLine(links)),
  });
