import { officeDay } from '../calendar/office-time';
import type { FilingType } from '../filing/filing-type';
import { isAccepted, isToCome, stateAt } from '../filings/recorded-state';
import { isFormation } from '../filing/formations';
import type { WhatsNextPart } from './whats-next';

/** What a new business has to do elsewhere after the office has recorded it, in the order in which one needs the other. */
const ELSEWHERE = [
  {
    title: 'Get an employer identification number',
    text: 'The Internal Revenue Service issues it at no charge. A bank, and anyone you employ, will ask for it.',
    link: {
      text: 'irs.gov/ein',
      address: 'https://www.irs.gov/ein',
    },
  },
  {
    title: 'Register for state taxes',
    text: 'If you sell goods or employ somebody, you need an account with the state’s revenue department.',
  },
  {
    title: 'Ask for the licenses that your trade and place need',
    text: 'Cities, counties and boards issue them. This filing is not a license.',
  },
  {
    title: 'Open a bank account in the name of the business',
    text: 'Bring your document and the employer identification number.',
  },
] as const;

export interface NextStep {
  title: string;
  /** Left out where this part of the page says everything. */
  text?: string;
  /** `YYYY-MM-DD`; left out where the day is unknown. */
  day?: string;
  /** The part of what's next that is shown at this step. */
  part?: WhatsNextPart;
  link?: { text: string; address: string };
}

interface NextStepFacts {
  /** Empty where it is unknown. */
  filingType: FilingType | '';
  /** Staff review the filing before it takes effect. */
  adminFraudCheck: boolean;
  /** ISO 8601 instant; empty while staff have not decided, and where it is not known. */
  effectiveDate: string;
  /** Day on which the first periodic report is due, `YYYY-MM-DD`; empty where the registry names none. */
  dueDay: string;
}

/** What the office itself has for the new business. */
const DOCUMENTS: NextStep = {
  title: 'Keep your documents',
  text: 'A bank or a landlord may ask for them. They stay on the public record.',
  part: 'document',
};
const FIRST_REPORT: NextStep = { title: 'File your periodic report every year', part: 'reportReminder' };

/** The first step of a formation: since when the business exists, or from when on. */
const EXISTENCE: Readonly<Record<'now' | 'later', Omit<NextStep, 'day'>>> = {
  now: { title: 'Your business exists', text: 'It has been on the public record since this day.' },
  later: {
    title: 'Your business will exist',
    text: 'It is on the public record, and exists from this day on.',
  },
};

/**
 * The checklist of a new business, with the days that are known. Empty for a filing on an existing entity, and for one that staff have not
 * accepted yet.
 * @param now ISO 8601 instant
 */
export function nextSteps({ filingType, dueDay, ...facts }: NextStepFacts, now: string): NextStep[] {
  const state = stateAt(facts, now);
  if (!isFormation(filingType) || !isAccepted(state)) return [];
  const day = facts.effectiveDate === '' ? {} : { day: officeDay(facts.effectiveDate) };
  const firstReport = dueDay === '' ? FIRST_REPORT : { ...FIRST_REPORT, day: dueDay };
  return [{ ...EXISTENCE[isToCome(state) ? 'later' : 'now'], ...day }, DOCUMENTS, firstReport, ...ELSEWHERE];
}
