import type { MaybePromise } from '../../foundation/maybe-promise';

/** What only a person in front of a screen can do and see. */
export interface ScreenDriver {
  /** Fills in the whole filing by hand, from the list of forms to the review. */
  fillInWholeFiling(): MaybePromise<void>;
  /** Opens an address that leads out of the portal. */
  lookIn(place: string): MaybePromise<void>;
  /** Whether the page shows this heading, at once or where it leads on to. */
  showsHeading(heading: string): MaybePromise<boolean>;
  visit(place: string): MaybePromise<void>;
  reload(): MaybePromise<void>;
  goBack(): MaybePromise<void>;
  cancel(): MaybePromise<void>;
  answerQuestion(answer: string): MaybePromise<void>;
  confirmWithEnter(field: string): MaybePromise<void>;
  /** Follows the link or button of this name. */
  follow(name: string): MaybePromise<void>;
  /** Whether a link or button of this name is shown. */
  isOffered(name: string): MaybePromise<boolean>;
  /** Whether a text stands over the filing, where the portal names itself and the entity. */
  isAtTop(text: string): MaybePromise<boolean>;
  /** The value that is shown for a label, once it has arrived. */
  valueShownFor(label: string): MaybePromise<string>;
  announcements(awaited: string): MaybePromise<string[]>;
  /** Names of the keys that are stored until the window closes. */
  storedForSession(): MaybePromise<string[]>;
  /** Names of what is stored permanently. */
  storedForGood(): MaybePromise<string[]>;
  /** All that the browser keeps or shows of a visit apart from the page: both storages, the history's state and the address. */
  keptText(): MaybePromise<string>;
  /** The name of the file that is downloaded. */
  downloadedFileName(name: string): MaybePromise<string>;
  opensPdf(name: string): MaybePromise<boolean>;
  /** What the PDF says that was opened last. */
  pdfText(): MaybePromise<string>;
}
