import { formatOfficeDateTime } from '../calendar/office-time';
import { listOfFacts } from '../filing/record-change';
import { nounOfTransaction } from '../record/coming-sentences';
import { sentence, term, type Sentence, type Text } from '../language/text';
import type { NoticeKind } from './notice-kind';
import type { ToldChange } from './told-change';

/** A notice in a line, with the name of the entity. */
export const SUBJECTS: Readonly<Record<NoticeKind, (name: string, change: ToldChange) => Text>> = {
  waits: (name) => sentence('{name}: a filing waits for review', { name }),
  recorded: (name) => sentence('{name}: a filing was recorded', { name }),
  recordedForLater: (name) => sentence('{name}: a filing was recorded', { name }),
  accepted: (name) => sentence('{name}: a filing was accepted', { name }),
  acceptedForLater: (name) => sentence('{name}: a filing was accepted', { name }),
  tookEffect: (name) => sentence('{name}: a filing took effect', { name }),
  revoked: (name) => sentence('{name}: a filing was revoked', { name }),
  rejected: (name) => sentence('{name}: a filing was rejected', { name }),
  changed: (name, { after }) =>
    after.status === undefined
      ? sentence('{name}: the record changed', { name })
      : sentence('{name}: the status changed', { name }),
  withheld: (name) => sentence('{name}: a document was withheld', { name }),
};

interface Facts {
  filing: Sentence;
  name: string;
  moment: string;
}

/** What has happened, in one sentence. */
const OPENINGS: Readonly<Record<NoticeKind, (facts: Facts, change: ToldChange) => Text>> = {
  waits: ({ filing, name }) =>
    sentence('{filing} for {name} waits for review by the office.', { filing, name }),
  recorded: ({ filing, name }) =>
    sentence('{filing} for {name} was recorded and is in effect.', { filing, name }),
  recordedForLater: (facts) =>
    sentence('{filing} for {name} was recorded. It takes effect on {moment}.', { ...facts }),
  accepted: ({ filing, name }) =>
    sentence('{filing} for {name} was accepted by the office and is in effect.', { filing, name }),
  acceptedForLater: (facts) =>
    sentence('{filing} for {name} was accepted by the office. It takes effect on {moment}.', { ...facts }),
  tookEffect: (facts) => sentence('{filing} for {name} took effect on {moment}.', { ...facts }),
  revoked: ({ filing, name }) =>
    sentence('{filing} for {name} was revoked before its day. It will not take effect.', { filing, name }),
  rejected: ({ filing, name }) =>
    sentence('{filing} for {name} was rejected by the office. It changed nothing on record.', {
      filing,
      name,
    }),
  changed: ({ name }, { after }) =>
    after.status === undefined
      ? sentence('The record of {name} changed. No filing did this: a due day has passed.', { name })
      : sentence('The status of {name} changed. No filing did this: a due day has passed.', { name }),
  withheld: ({ name }, { document }) =>
    sentence('Document {document} of {name} is no longer shown to the public.', { name, document }),
};

/** What has happened, in one sentence or two. */
export const openingOf = (kind: NoticeKind, change: ToldChange): Text =>
  OPENINGS[kind](
    {
      filing: term(nounOfTransaction(change.transactionType)),
      name: change.name,
      moment: formatOfficeDateTime(change.effectiveAt),
    },
    change,
  );

/** What a filing that is not in effect is to change; nothing where it is not known to be about anything. */
export function plannedOf(kind: NoticeKind, { about }: ToldChange): Text[] {
  const facts = listOfFacts(about);
  if (about.length === 0) return [];
  if (kind === 'waits') return [sentence('If the office accepts it, it will change {facts}.', { facts })];
  return kind === 'recordedForLater' || kind === 'acceptedForLater'
    ? [sentence('On that day it will change {facts}.', { facts })]
    : [];
}
