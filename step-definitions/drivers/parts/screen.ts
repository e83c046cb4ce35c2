import type { Soon } from '../soon';

/** What only somebody before a screen can do and see. */
export interface ScreenDriver {
  /** Goes through the whole filing by hand, from the list of forms to the review. */
  walk(): Soon<void>;
  ask(place: string): Soon<void>;
  reload(): Soon<void>;
  back(): Soon<void>;
  cancel(): Soon<void>;
  answerQuestion(answer: string): Soon<void>;
  confirmWithEnter(field: string): Soon<void>;
  /** Follows a way that is offered by this name. */
  follow(name: string): Soon<void>;
  /** Whether a way of this name is offered. */
  offers(name: string): Soon<boolean>;
  /** What stands beside a label, once it is there. */
  valueBeside(label: string): Soon<string>;
  announcements(awaited: string): Soon<string[]>;
  /** Names of what is kept until the window closes. */
  keptForSession(): Soon<string[]>;
  /** Names of what is kept for good. */
  kept(): Soon<string[]>;
  /** What is handed over to be saved. */
  savedFile(name: string): Soon<string>;
  openedPdf(name: string): Soon<boolean>;
}
