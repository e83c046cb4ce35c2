import { createContext } from 'react';
import type { AnnouncingArea } from '#rules';

/** Where a page belongs, which decides when it is announced and how much of its title. The pages of a filing provide theirs. */
export const AnnouncingAreaContext = createContext<AnnouncingArea>('other');
