import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import {
  DEFAULT_LANGUAGE,
  ENTITY_TYPES,
  EXISTING_ENTITY_LINKS,
  filingOfTransaction,
  isAfterDueMonth,
  isFiledElsewhere,
  NEW_ENTITY_LINKS,
  type EntityOrigin,
  type EntityType,
  type Language,
} from '#rules';
import type { Registry } from '../context';
import { findEntity } from '../entities/find-entity';
import type { Handlers } from '../contract/operation';
import { PROJECT_ROOT } from '../project-root';
import { withFigures } from './content-figures';

const CONTENT = join(PROJECT_ROOT, 'server/content');

/** Every transaction with an introduction (W1-devhome-types): the names of files, so nothing else may become one. */
const INTRODUCED_TRANSACTIONS: readonly string[] = [
  ...NEW_ENTITY_LINKS.map(({ transactionType }) => transactionType),
  ...EXISTING_ENTITY_LINKS,
];

/** Introductions of forms that are filed on the office's other site; the one without a name is common to all of them (reading 30). */
const FILED_ELSEWHERE: readonly string[] = ['', ...INTRODUCED_TRANSACTIONS.filter(isFiledElsewhere)];

/** English texts lie in the folder itself, those of another language in a folder of its code. */
const readContent = (language: Language, ...path: string[]): string =>
  readFileSync(join(CONTENT, language === DEFAULT_LANGUAGE ? '' : language, ...path), 'utf8');

/** First what differs from form to form, then what every filer should know before starting. */
async function introductionOf(
  language: Language,
  transactionType: string,
  isAfterDueMonth: boolean,
): Promise<string> {
  const pageText =
    transactionType === ''
      ? readContent(language, 'filed-elsewhere.md')
      : readContent(language, 'intro', `${transactionType}.md`);
  const text = `${pageText}\n${readContent(language, 'before-you-start.md')}`;
  const filingType = filingOfTransaction(transactionType)?.filingType;
  return marked.parse(withFigures(text, filingType ? { filingType, isAfterDueMonth } : null));
}

/** Whether the open report of the entity is late; false for no entity, and for one that is not on record. */
async function isReportLate({ db, clock }: Registry, entityId: string | undefined): Promise<boolean> {
  if (entityId === undefined) return false;
  const entity = await findEntity(db, entityId, clock.now());
  return isAfterDueMonth(entity?.report_due ?? '', clock.now().toISOString());
}

async function designationOf(language: Language, entityType: EntityType): Promise<string> {
  return marked.parse(readContent(language, 'name-designation', `${entityType}.md`));
}

async function ownershipNoteOf(language: Language, origin: EntityOrigin): Promise<string> {
  return marked.parse(readContent(language, 'ownership-note', `${origin}.md`));
}

const rendered = new Map<string, Promise<string>>();

/** Texts do not change while the server runs. */
async function once(name: string, render: () => Promise<string>) {
  const text = rendered.get(name) ?? render();
  rendered.set(name, text);
  return { apiData: { code: 200 as const, content: await text } };
}

const NONE = { apiData: { code: 404 as const } };

/** Texts of the portal (W7-intro, W7-designator, T11-boi). */
export const contentOperations: Handlers<'introContent' | 'nameDesignationContent' | 'ownershipNoteContent'> =
  {
    async introContent(registry, { query }) {
      const askedType = query.transTyp ?? '';
      const introduced = query.legacy === 'Y' ? FILED_ELSEWHERE : INTRODUCED_TRANSACTIONS;
      const transactionType = introduced.find((type) => type === askedType);
      if (transactionType === undefined) return NONE;
      const isLate = await isReportLate(registry, query.entityId);
      const language = query.language ?? DEFAULT_LANGUAGE;
      return once(`intro ${language} ${transactionType} ${isLate}`, () =>
        introductionOf(language, transactionType, isLate),
      );
    },

    async nameDesignationContent(_registry, { query }) {
      const entityType = ENTITY_TYPES.find((type) => type === query.entityType);
      if (entityType === undefined) return NONE;
      const language = query.language ?? DEFAULT_LANGUAGE;
      return once(`designation ${language} ${entityType}`, () => designationOf(language, entityType));
    },

    async ownershipNoteContent(_registry, { query: { origin, language = DEFAULT_LANGUAGE } }) {
      return once(`ownership ${language} ${origin}`, () => ownershipNoteOf(language, origin));
    },
  };
