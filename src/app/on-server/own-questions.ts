import type { Language } from '#rules';
import { introQuestions } from './intro-questions';
import { recordQuestions } from './record-questions';

type OwnQuestions = (path: string, search: string, language: Language) => string[];

/** The pages that ask something because of their address, each with what it asks; of any other address it asks nothing. */
const PAGES: readonly OwnQuestions[] = [introQuestions, recordQuestions];

export const ownQuestions: OwnQuestions = (...address) =>
  PAGES.flatMap((questionsOf) => questionsOf(...address));
