import type { Soon } from '../levels/maybe-promise';

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
  announcements(awaited: string): Soon<string[]>;
  /** Names of what is kept until the window closes. */
  keptForSession(): Soon<string[]>;
  /** Names of what is kept for good. */
  kept(): Soon<string[]>;
  /** What is handed over to be saved. */
  savedFile(name: string): Soon<string>;
  openedPdf(name: string): Soon<boolean>;
}
