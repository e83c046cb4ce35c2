import { ANNOUNCEMENT_DELAYS_MS, SHORT_ANNOUNCEMENTS } from '../constants/limits';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** The area of a page: filings, or others (the agent wizard, passwords and staff pages). */
export type AnnouncingArea = 'filing' | 'other';

/** After how many milliseconds a page's title or heading is announced, and how much of it; null for all of it. */
interface Announcement {
  delay: number;
  longest: number | null;
}

export const ANNOUNCEMENT_TABLE = defineTable<Announcement>()({
  name: 'Announcement of a page',
  source: 'W9-constants',
  hitPolicy: 'unique',
  inputs: { area: choice(['filing', 'other']), of: choice(['title', 'heading']) },
  rows: [
    { when: { area: 'filing', of: 'title' }, then: { delay: ANNOUNCEMENT_DELAYS_MS.title, longest: null } },
    {
      when: { area: 'filing', of: 'heading' },
      then: { delay: ANNOUNCEMENT_DELAYS_MS.heading, longest: null },
    },
    { when: { area: 'other', of: 'title' }, then: SHORT_ANNOUNCEMENTS.title },
    { when: { area: 'other', of: 'heading' }, then: SHORT_ANNOUNCEMENTS.heading },
  ],
});

/** What is announced of a page's title or heading, and after how many milliseconds (W4-announce, A9). */
export const announcementOf = (
  area: AnnouncingArea,
  of: 'title' | 'heading',
  text: string,
): { text: string; delay: number } => {
  const { delay, longest } = evaluate(ANNOUNCEMENT_TABLE, { area, of });
  return { delay, text: longest === null ? text : text.slice(0, longest) };
};

/** A page that has just been opened, as it is announced. */
interface OpenedPage {
  title: string;
  /** As `Step 3 of 11`; empty where there is none. */
  step: string;
  /** A heading that has taken the focus is read aloud already: only the rest is announced. */
  isHeadingRead: boolean;
}

/** The announcement of a page in addition to its heading; empty where nothing is left to say (W4-announce, A9). */
export const pageAnnouncement = (
  area: AnnouncingArea,
  { title, step, isHeadingRead }: OpenedPage,
): { text: string; delay: number } =>
  announcementOf(area, 'title', [isHeadingRead ? '' : title, step].filter(Boolean).join(', '));
